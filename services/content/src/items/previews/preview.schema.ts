import type { ContentKind } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { ItemValues } from '../history/item-values.js';

/** A link that shows an item before it is public. */
export interface StoredPreview {
  /** SHA-256 of its token, so that access to the database is not enough to construct the link. */
  _id: string;
  kind: ContentKind;
  itemId: string | null;
  /** Content of the editor; null shows the stored item, with its working copy. */
  values: ItemValues | null;
  createdBy: string | null;
  /** Only they can replace its content; null for links made before that was kept. */
  createdById: string | null;
  expiresAt: Date;
}

/** How long an expired link is kept, to distinguish it from one that never existed. */
const KNOWN_AFTER_EXPIRY_SECONDS = 30 * 24 * 60 * 60;

export const PREVIEW = 'Preview';
export const previewSchema = new Schema<StoredPreview>(
  {
    _id: String,
    kind: { type: String, required: true },
    itemId: { type: String, default: null },
    values: { type: Schema.Types.Mixed, default: null },
    createdBy: { type: String, default: null },
    createdById: { type: String, default: null },
    expiresAt: { type: Date, required: true, expires: KNOWN_AFTER_EXPIRY_SECONDS },
  },
  { collection: 'previews', versionKey: false, strict: 'throw', minimize: false },
);
