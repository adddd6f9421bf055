import { Schema } from 'mongoose';
import type { MailedTokenRecord } from './mailed-token.js';

export const MAILED_TOKEN = 'MailedToken';
export type MailedTokenFields = Omit<MailedTokenRecord, 'digest'> & { _id: string };

export const mailedTokenSchema = new Schema<MailedTokenFields>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    userId: { type: String, required: true },
    address: { type: String },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'mailed_tokens', versionKey: false, strict: 'throw' },
);

mailedTokenSchema.index({ userId: 1, purpose: 1 });
