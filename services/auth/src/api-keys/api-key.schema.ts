import { Schema } from 'mongoose';
import type { ApiKeyRecord } from './api-key.js';

export const API_KEY = 'ApiKey';
export type ApiKeyFields = Omit<ApiKeyRecord, 'id'>;

export const apiKeySchema = new Schema<ApiKeyFields>(
  {
    name: { type: String, required: true },
    digest: { type: String, required: true },
    permissions: { type: Object, required: true },
    remotes: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, default: null },
    expiresAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'api_keys', versionKey: false, strict: 'throw', minimize: false },
);

apiKeySchema.index({ name: 1 }, { unique: true });
apiKeySchema.index({ digest: 1 }, { unique: true });
