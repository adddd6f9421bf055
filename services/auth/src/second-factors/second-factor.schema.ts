import { Schema } from 'mongoose';
import type { SecondFactorRecord } from './second-factor-record.js';

export const SECOND_FACTOR = 'SecondFactor';
export type SecondFactorFields = Omit<SecondFactorRecord, 'userId'> & { _id: string };

const sealed = new Schema(
  { keyId: { type: String, required: true }, box: { type: String, required: true } },
  { _id: false },
);

export const secondFactorSchema = new Schema<SecondFactorFields>(
  {
    _id: { type: String, required: true },
    secret: { type: sealed, default: null },
    enabledAt: { type: Date, default: null },
    lastStep: { type: Number, default: 0 },
    recoveryCodes: { type: [String], default: [] },
    pending: { type: sealed, default: null },
    pendingUntil: { type: Date, default: null },
  },
  { collection: 'second_factors', versionKey: false, strict: 'throw' },
);
