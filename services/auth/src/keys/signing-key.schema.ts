import { Schema } from 'mongoose';
import type { SigningKeyRecord } from './signing-key.js';

export const SIGNING_KEY = 'SigningKey';

/** The generation is the `_id`: no two processes can both make one of the same number. */
export type SigningKeyFields = Omit<SigningKeyRecord, 'generation'> & { _id: number };

export const signingKeySchema = new Schema<SigningKeyFields>(
  {
    _id: { type: Number, required: true },
    privateJwk: { type: Object, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'signing_keys', versionKey: false, strict: 'throw' },
);
