import { Schema } from 'mongoose';
import type { Variant } from '../variants/variant-maker.js';
import { type FileRecord, jobInState, type VariantJob } from './file.js';

export const FILE = 'File';

export type FileFields = Omit<FileRecord, 'id'> & { _id: string };

const variantSchema = new Schema<Variant>(
  {
    format: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    bytes: { type: Number, required: true },
  },
  { _id: false },
);

const variantJobSchema = new Schema<VariantJob>(
  {
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    takenUntil: { type: Date, required: true },
  },
  { _id: false },
);

export const fileSchema = new Schema<FileFields>(
  {
    _id: String,
    path: { type: String, required: true },
    contentType: { type: String, required: true },
    bytes: { type: Number, required: true },
    storedAt: { type: Date, required: true },
    width: { type: Number, default: null },
    height: { type: Number, default: null },
    blur: { type: String, default: null },
    variants: { type: [variantSchema], default: [] },
    isCollectable: { type: Boolean, default: false },
    lastShownAt: { type: Date, default: null },
    variantJob: { type: variantJobSchema, default: () => jobInState('none') },
  },
  { collection: 'files', versionKey: false, strict: 'throw' },
);
fileSchema.index({ path: 1 }, { unique: true });
fileSchema.index({ storedAt: -1, _id: -1 });
fileSchema.index(
  { 'variantJob.takenUntil': 1 },
  { name: 'variants_to_make', partialFilterExpression: { 'variantJob.state': 'waiting' } },
);
fileSchema.index({ storedAt: 1 }, { name: 'collectable', partialFilterExpression: { isCollectable: true } });
