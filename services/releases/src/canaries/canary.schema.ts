import { Schema } from 'mongoose';

export const CANARY = 'Canary';

/** A version for a share of a remote's visitors. */
export interface Canary {
  remote: string;
  version: string;
  percent: number;
  automatic: boolean;
  /** Start of this share. */
  startedAt: Date;
}

/** `_id` is the remote, which has one canary at a time. */
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
