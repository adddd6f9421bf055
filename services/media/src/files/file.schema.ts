import { Schema } from 'mongoose';
import type { FileRecord } from './file.js';

export const FILE = 'File';

export type FileFields = Omit<FileRecord, 'id'> & { _id: string };

export const fileSchema = new Schema<FileFields>(
  {
    _id: String,
    path: { type: String, required: true },
    contentType: { type: String, required: true },
    bytes: { type: Number, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'files', versionKey: false, strict: 'throw' },
);
fileSchema.index({ path: 1 }, { unique: true });
fileSchema.index({ storedAt: -1, _id: -1 });
