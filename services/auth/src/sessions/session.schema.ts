import { Schema } from 'mongoose';
import type { SessionRecord } from './session-record.js';

export const SESSION = 'Session';
export type SessionFields = Omit<SessionRecord, 'id' | 'renewedAt'> & { _id: string; renewedAt: Date | null };

export const sessionSchema = new Schema<SessionFields>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    openedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    renewedAt: { type: Date, default: null },
    secondFactorAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    endReason: { type: String, default: null },
    userAgent: { type: String, default: null },
    network: { type: String, default: null },
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
);

sessionSchema.index({ userId: 1, revokedAt: 1 });
