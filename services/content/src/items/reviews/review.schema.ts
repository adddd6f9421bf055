import type { ContentKind, Review } from '@atelier/contracts';
import { Schema } from 'mongoose';

/** A review by the ID of its item; it is gone once the item is published or the review withdrawn. */
export interface StoredReview {
  _id: string;
  kind: ContentKind;
  title: string;
  state: Review['state'];
  requestedBy: string;
  requestedById: string;
  requestedAt: Date;
  note: string;
  answer: { by: string; at: Date; note: string } | null;
}

export const REVIEW = 'Review';

const text = { type: String, required: true };

export const reviewSchema = new Schema<StoredReview>(
  {
    _id: text,
    kind: text,
    title: { type: String, default: '' },
    state: text,
    requestedBy: text,
    requestedById: text,
    requestedAt: { type: Date, required: true },
    note: { type: String, default: '' },
    answer: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'reviews', versionKey: false, strict: 'throw' },
);
reviewSchema.index({ kind: 1, requestedAt: -1 });
reviewSchema.index({ requestedById: 1, requestedAt: -1 });
