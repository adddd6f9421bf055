import { Schema } from 'mongoose';

/** The files that one item shows, as of a version of it. Items in the trash show nothing, and are kept for late events. */
export interface Reference {
  /** Such as `post:65f0…`. */
  _id: string;
  version: number;
  /** Files of this site, without extension, so that each version of a picture counts for the picture. */
  stems: string[];
  /** Absent if the item has had no event since titles were added. */
  title?: string;
  path?: string;
}

export const REFERENCE = 'Reference';
export const referenceSchema = new Schema<Reference>(
  {
    _id: String,
    version: { type: Number, required: true },
    stems: { type: [String], required: true },
    title: String,
    path: String,
  },
  { collection: 'references', versionKey: false, strict: 'throw' },
);
referenceSchema.index({ stems: 1 });
