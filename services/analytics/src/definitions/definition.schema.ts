import { Schema, type Types } from 'mongoose';

/** What staff define under a name for everyone who reads analytics. */
export interface StoredDefinition {
  _id: Types.ObjectId;
  name: string;
  /** The rest of the definition, in the form of its contract. */
  fields: object;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
}

/** Names that differ only in case are equal. */
export const BY_NAME = { locale: 'en', strength: 2 };

export const definitionSchema = (collection: string) =>
  new Schema<StoredDefinition>(
    {
      name: { type: String, required: true },
      fields: { type: Schema.Types.Mixed, required: true },
      version: { type: Number, required: true },
      updatedAt: { type: Date, required: true },
      updatedBy: { type: String, default: null },
    },
    { collection, versionKey: false, strict: 'throw' },
  ).index({ name: 1 }, { unique: true, collation: BY_NAME });
