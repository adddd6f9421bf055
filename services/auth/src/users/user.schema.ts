import { Schema } from 'mongoose';
import type { UserRecord } from './user-record.js';

export const USER = 'User';
export type UserFields = Omit<UserRecord, 'id'> & {
  /** Words that search can match. */
  searchWords: string[];
};

export const userSchema = new Schema<UserFields>(
  {
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: String, required: true },
    permissions: { type: Object, required: true },
    passwordHash: { type: String, default: null },
    suspended: { type: Boolean, default: false },
    deletedAt: { type: Date, default: null },
    lastSignInAt: { type: Date, default: null },
    updatedBy: { type: String, default: null },
    version: { type: Number, default: 1 },
    searchWords: { type: [String], required: true },
  },
  { collection: 'users', versionKey: false, timestamps: true, strict: 'throw', minimize: false },
);

userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ lastName: 1, firstName: 1, _id: 1 });
userSchema.index({ searchWords: 1 });
