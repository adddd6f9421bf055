import type { ContentKind } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { ItemValues } from '../history/item-values.js';

/** A link that shows an item before everybody sees it. */
export interface StoredPreview {
  /** SHA-256 of its token: who reads the database cannot make up the link. */
  _id: string;
  kind: ContentKind;
  itemId: string | null;
  /** What stood in the editor; null where the item is shown as it is kept. */
  values: ItemValues | null;
  createdBy: string | null;
  expiresAt: Date;
}

/** An expired link is known for as long, so that it is told apart from one that never was. */
const KNOWN_AFTER_EXPIRY_SECONDS = 30 * 24 * 60 * 60;

export const PREVIEW = 'Preview';
export const previewSchema = new Schema<StoredPreview>(
  {
    _id: String,
    kind: { type: String, required: true },
    itemId: { type: String, default: null },
    values: { type: Schema.Types.Mixed, default: null },
    createdBy: { type: String, default: null },
    expiresAt: { type: Date, required: true, expires: KNOWN_AFTER_EXPIRY_SECONDS },
  },
  { collection: 'previews', versionKey: false, strict: 'throw', minimize: false },
);
