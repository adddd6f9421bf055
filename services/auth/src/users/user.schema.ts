import { Schema } from 'mongoose';
import type { UserRecord } from './user-record.js';

export const USER = 'User';
export type UserFields = Omit<UserRecord, 'id'>;

export const userSchema = new Schema<UserFields>(
  {
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: String, required: true },
    permissions: { type: Object, required: true },
    passwordHash: { type: String, required: true },
    suspended: { type: Boolean, default: false },
    lastSignInAt: { type: Date, default: null },
  },
  { collection: 'users', versionKey: false, timestamps: true, strict: 'throw', minimize: false },
);

userSchema.index({ email: 1 }, { unique: true });
