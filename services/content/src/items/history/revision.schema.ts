import type { PublishReceipt, RevisionAction, RevisionAuthor } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { ItemValues } from './item-values.js';

/** A version of an item of any kind: written with the item, and immutable but for its receipt. */
export interface StoredRevision {
  itemId: string;
  version: number;
  action: RevisionAction;
  by: RevisionAuthor;
  at: Date;
  fields: string[];
  restoredVersion: number | null;
  values: ItemValues;
  /** Whether the media library made it. Absent in versions of earlier releases. */
  isByMedia?: boolean;
  /** The event that told others of a public version. Absent in versions of earlier releases. */
  event?: { id: string; type: string } | null;
  /** What followed from it, once that is complete. */
  receipt?: PublishReceipt | null;
}

export const REVISION = 'Revision';
export const revisionSchema = new Schema<StoredRevision>(
  {
    itemId: { type: String, required: true },
    version: { type: Number, required: true },
    action: { type: String, required: true },
    by: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    fields: { type: [String], required: true },
    restoredVersion: { type: Number, default: null },
    isByMedia: { type: Boolean, default: false },
    values: { type: Schema.Types.Mixed, required: true },
    event: { type: Schema.Types.Mixed, default: null },
    receipt: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'revisions', versionKey: false, strict: 'throw', minimize: false },
);
revisionSchema.index({ itemId: 1, version: -1 }, { unique: true });
revisionSchema.index({ at: 1 });
