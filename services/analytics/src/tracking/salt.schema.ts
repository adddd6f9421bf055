import { Schema } from 'mongoose';

export const DAY_SALT = 'DaySalt';

/** The random salt of a day's hashes, shared by all processes and deleted after the following day. */
export interface DaySalt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

export const daySaltSchema = new Schema<DaySalt>(
  {
    _id: String,
    salt: { type: String, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'day_salts', versionKey: false },
);
