import type { FocalPoint } from '@atelier/contracts';
import { getSearchTokens } from '@atelier/service-kit';
import { Schema } from 'mongoose';
import type { Variant } from '../variants/variant-maker.js';
import { type FileRecord, jobInState, type VariantJob } from './file.js';

export const FILE = 'File';

/** `searchTokens` are derived from name, alternative text, tags and folder. */
export type FileFields = Omit<FileRecord, 'id'> & { _id: string; searchTokens: string[] };

export const getTokens = ({
  name,
  alt,
  tags,
  folder,
}: Pick<FileRecord, 'name' | 'alt' | 'tags' | 'folder'>): string[] =>
  getSearchTokens(name, alt, tags.join(' '), folder);

const focalPointSchema = new Schema<FocalPoint>(
  { x: { type: Number, required: true }, y: { type: Number, required: true } },
  { _id: false },
);

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
    name: { type: String, default: '' },
    folder: { type: String, default: '' },
    alt: { type: String, default: '' },
    tags: { type: [String], default: [] },
    focalPoint: { type: focalPointSchema, default: null },
    typeface: { type: Object, default: null },
    stems: { type: [String], default: [] },
    shelf: { type: String, default: 'library' },
    trashedAt: { type: Date, default: null },
    uses: { type: Number, default: 0 },
    uploadedBy: { type: String, default: null },
    version: { type: Number, default: 1 },
    updatedBy: { type: String, default: null },
    updatedAt: { type: Date, default: null },
    searchTokens: { type: [String], default: [] },
  },
  { collection: 'files', versionKey: false, strict: 'throw' },
);
fileSchema.index({ path: 1 }, { unique: true });
fileSchema.index({ storedAt: -1, _id: -1 });
fileSchema.index({ shelf: 1, storedAt: -1, _id: -1 });
fileSchema.index({ shelf: 1, searchTokens: 1 });
fileSchema.index({ shelf: 1, tags: 1 });
fileSchema.index({ stems: 1 });
fileSchema.index(
  { 'variantJob.takenUntil': 1 },
  { name: 'variants_to_make', partialFilterExpression: { 'variantJob.state': 'waiting' } },
);
fileSchema.index({ storedAt: 1 }, { name: 'collectable', partialFilterExpression: { isCollectable: true } });
