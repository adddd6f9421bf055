import { Schema } from 'mongoose';
import type { MinuteCounts } from './minute-counts.js';

export const MINUTE = 'ReportMinute';
export const REPORT_SALT = 'ReportSalt';

const KEPT_SECONDS = 14 * 24 * 60 * 60;
const SALT_KEPT_SECONDS = 2 * 24 * 60 * 60;

/** `_id` is remote, version and minute: every count is one increment of one document. */
export type MinuteFields = MinuteCounts & { _id: string };

const counts = { type: Object, default: undefined };

export const minuteSchema = new Schema<MinuteFields>(
  {
    _id: String,
    remote: { type: String, required: true },
    version: { type: String, required: true },
    minute: { type: Date, required: true, expires: KEPT_SECONDS },
    views: Number,
    failures: counts,
    vitals: counts,
    pageVitals: counts,
    networks: counts,
    renders: Number,
    messages: { type: [Object], default: undefined },
  },
  { collection: 'report_minutes', versionKey: false },
);
minuteSchema.index({ remote: 1, minute: 1 });

/** The salt that distinguishes networks on one day. */
export interface ReportSalt {
  _id: string;
  salt: string;
  createdAt: Date;
}

export const reportSaltSchema = new Schema<ReportSalt>(
  {
    _id: String,
    salt: { type: String, required: true },
    createdAt: { type: Date, required: true, expires: SALT_KEPT_SECONDS },
  },
  { collection: 'report_salts', versionKey: false, strict: 'throw' },
);
