import { Schema } from 'mongoose';

export const DAY_SALT = 'DaySalt';
export const MONTH_SALT = 'MonthSalt';

/** The random salt of the hashes of a day or a month, shared by all processes and deleted after the day that follows. */
export interface Salt {
  _id: string;
  salt: string;
  expiresAt: Date;
}

const saltSchema = (collection: string) =>
  new Schema<Salt>(
    {
      _id: String,
      salt: { type: String, required: true },
      expiresAt: { type: Date, required: true, expires: 0 },
    },
    { collection, versionKey: false },
  );

export const daySaltSchema = saltSchema('day_salts');
export const monthSaltSchema = saltSchema('month_salts');
