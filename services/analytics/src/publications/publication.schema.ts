import type { ContentKind } from '@atelier/contracts';
import { Schema } from 'mongoose';

export const PUBLICATION = 'Publication';

/** Something that became visible, as a mark on the time line. */
export interface Publication {
  at: Date;
  kind: ContentKind;
  title: string;
  path: string;
}

export const publicationSchema = new Schema<Publication>(
  {
    at: { type: Date, required: true, index: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    path: { type: String, required: true },
  },
  { collection: 'publications', versionKey: false },
);
