import type { StudioPatch } from '@atelier/contracts';
import { Schema } from 'mongoose';

/** What was set so far; fields that came with a later version are absent. */
export interface StoredStudio {
  _id: string;
  settings: StudioPatch;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
  /** Of which form the event was that told of it last; absent before there was more than one. */
  told?: number;
}

export const STUDIO = 'Studio';
export const studioSchema = new Schema<StoredStudio>(
  {
    _id: String,
    settings: { type: Object, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
    told: Number,
  },
  { collection: 'studio', versionKey: false, strict: 'throw', minimize: false },
);
