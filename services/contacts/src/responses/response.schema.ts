import { Schema, type Types } from 'mongoose';
import type { ResponseRecord } from './response-record.js';

export const RESPONSE = 'Response';

export type ResponseFields = Omit<ResponseRecord, 'id' | 'submissionId'> & { submissionId: Types.ObjectId };

export const responseSchema = new Schema<ResponseFields>(
  {
    submissionId: { type: Schema.Types.ObjectId, required: true },
    response: { type: String, required: true },
    notes: { type: String, default: null },
    respondedBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'responses', versionKey: false, strict: 'throw' },
);

responseSchema.index({ submissionId: 1, createdAt: 1, _id: 1 });
