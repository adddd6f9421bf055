import { Schema } from 'mongoose';

export const CANARY = 'Canary';

/** A version that a share of the visitors of a remote gets. */
export interface Canary {
  remote: string;
  version: string;
  percent: number;
  automatic: boolean;
  /** When this share began. */
  startedAt: Date;
}

/** `_id` is the remote: each has one at a time. */
export type CanaryFields = Canary & { _id: string };

export const canarySchema = new Schema<CanaryFields>(
  {
    _id: String,
    remote: { type: String, required: true },
    version: { type: String, required: true },
    percent: { type: Number, required: true },
    automatic: { type: Boolean, required: true },
    startedAt: { type: Date, required: true },
  },
  { collection: 'canaries', versionKey: false, strict: 'throw' },
);
