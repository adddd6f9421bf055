import { Schema, type Types } from 'mongoose';

/** A link that shows the report to anyone who has it. */
export interface StoredSharedReport {
  _id: Types.ObjectId;
  name: string;
  days: number;
  /** SHA-256 of its token, so that access to the database is not enough to construct the link. */
  digest: string;
  createdAt: Date;
  createdBy: string | null;
  lastOpenedAt: Date | null;
  /** Null if it does not expire. */
  expiresAt: Date | null;
}

/** How long staff see that a link has expired. */
const LISTED_AFTER_EXPIRY_SECONDS = 30 * 24 * 60 * 60;

export const SHARED_REPORT = 'SharedReport';
export const sharedReportSchema = new Schema<StoredSharedReport>(
  {
    name: { type: String, required: true },
    days: { type: Number, required: true },
    digest: { type: String, required: true },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, default: null },
    lastOpenedAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null, expires: LISTED_AFTER_EXPIRY_SECONDS },
  },
  { collection: 'shared_reports', versionKey: false, strict: 'throw' },
).index({ digest: 1 }, { unique: true });
