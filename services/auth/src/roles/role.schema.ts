import { Schema } from 'mongoose';
import type { RoleRecord } from './role-record.js';

export const ROLE = 'Role';
export type RoleFields = Omit<RoleRecord, 'role'> & { _id: string };

export const roleSchema = new Schema<RoleFields>(
  {
    _id: { type: String, required: true },
    permissions: { type: Object, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
  },
  { collection: 'roles', versionKey: false, strict: 'throw', minimize: false },
);
