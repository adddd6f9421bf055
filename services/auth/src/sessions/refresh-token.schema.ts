import { Schema } from 'mongoose';
import type { RefreshTokenRecord } from './refresh-token.js';

export const REFRESH_TOKEN = 'RefreshToken';
export type RefreshTokenFields = Omit<RefreshTokenRecord, 'digest'> & { _id: string };

export const refreshTokenSchema = new Schema<RefreshTokenFields>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    spentAt: { type: Date, default: null },
    successorSalt: { type: String, default: null },
  },
  { collection: 'refresh_tokens', versionKey: false, strict: 'throw' },
);

refreshTokenSchema.index({ sessionId: 1 });
