import { CONTENT_KINDS } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { EntryRecord } from './entry.js';

export const ENTRY = 'Entry';

export type EntryFields = Omit<EntryRecord, 'key'> & { _id: string };

export const entrySchema = new Schema<EntryFields>(
  {
    _id: String,
    kind: { type: String, enum: CONTENT_KINDS, required: true },
    id: { type: String, required: true },
    slug: { type: String, default: '' },
    title: { type: String, default: '' },
    summary: { type: String, default: '' },
    text: { type: String, default: '' },
    category: { type: String, default: '' },
    keywords: { type: [String], default: [] },
    image: { type: String, default: null },
    isPublic: { type: Boolean, required: true },
    publishedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'entries', versionKey: false, strict: 'throw', id: false },
);
