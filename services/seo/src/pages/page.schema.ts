import { CONTENT_KINDS } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { PageWithoutCard } from './page.js';

export const PAGE = 'Page';

export interface PageFields extends Omit<PageWithoutCard, 'id'> {
  _id: string;
}

export const pageSchema = new Schema<PageFields>(
  {
    _id: String,
    kind: { type: String, enum: CONTENT_KINDS, default: 'post' },
    path: { type: String, required: true },
    isVisible: { type: Boolean, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    category: { type: String, default: '' },
    author: { type: String, default: null },
    image: { type: String, default: null },
    publishedAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    cardPath: { type: String, default: null },
    cardDesign: { type: Number, default: 0 },
    cardContent: { type: String, default: null },
  },
  { collection: 'pages', versionKey: false, strict: 'throw' },
);
pageSchema.index({ kind: 1, isVisible: 1, publishedAt: -1, _id: -1 });
pageSchema.index({ cardDesign: 1 });
pageSchema.index({ path: 1, isVisible: 1 });
