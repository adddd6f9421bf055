import { Schema, type Types } from 'mongoose';

export interface StoredRedirect {
  _id: Types.ObjectId;
  from: string;
  to: string;
  hits: number;
  lastHitAt: Date | null;
  createdAt: Date;
  createdBy: string | null;
}

export const REDIRECT = 'Redirect';
export const redirectSchema = new Schema<StoredRedirect>(
  {
    from: { type: String, required: true },
    to: { type: String, required: true },
    hits: { type: Number, default: 0 },
    lastHitAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, default: null },
  },
  { collection: 'redirects', versionKey: false, strict: 'throw' },
)
  .index({ from: 1 }, { unique: true })
  .index({ createdAt: -1 });

export interface StoredMissingPage {
  /** The path. */
  _id: string;
  hits: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

const KEPT_SECONDS = 30 * 24 * 60 * 60;

export const MISSING_PAGE = 'MissingPage';
export const missingPageSchema = new Schema<StoredMissingPage>(
  {
    _id: String,
    hits: { type: Number, required: true },
    firstSeenAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
  },
  { collection: 'missing_pages', versionKey: false, strict: 'throw' },
).index({ lastSeenAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
