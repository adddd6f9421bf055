import { Schema } from 'mongoose';

export const REVISION = 'Revision';

/** One document: how often the documents were demanded, and which of these demands the written ones fulfil. */
export interface RevisionFields {
  _id: 'documents';
  demanded: number;
  written: number;
}

export const revisionSchema = new Schema<RevisionFields>(
  { _id: String, demanded: { type: Number, default: 0 }, written: { type: Number, default: 0 } },
  { collection: 'revisions', versionKey: false, strict: 'throw' },
);
