import { Schema, type Types } from 'mongoose';

export interface StoredSavedReply {
  _id: Types.ObjectId;
  name: string;
  text: string;
  /** Absent until the next change of a reply that was saved before replies had versions. */
  version?: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** Names that differ only in case are equal. */
export const BY_NAME = { locale: 'en', strength: 2 };

export const SAVED_REPLY = 'SavedReply';
export const savedReplySchema = new Schema<StoredSavedReply>(
  {
    name: { type: String, required: true },
    text: { type: String, required: true },
    version: { type: Number },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
  },
  { collection: 'saved_replies', versionKey: false, strict: 'throw' },
).index({ name: 1 }, { unique: true, collation: BY_NAME });
