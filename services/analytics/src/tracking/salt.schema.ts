import { Schema } from 'mongoose';

export const DAY_SALT = 'DaySalt';

/** What makes a day's hashes: random, shared by all processes, gone when the next day is over. */
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
