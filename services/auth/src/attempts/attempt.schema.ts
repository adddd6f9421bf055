import { Schema } from 'mongoose';
import type { Attempts } from './attempts.js';

export const ATTEMPT = 'Attempt';

/** `_id` is a digest of kind, account and source, so that no address of a visitor is stored. */
export interface AttemptFields extends Attempts {
  _id: string;
  expiresAt: Date;
}

export const attemptSchema = new Schema<AttemptFields>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    blockedUntil: { type: Date, default: null },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'attempts', versionKey: false, strict: 'throw' },
);
