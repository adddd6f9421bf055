import { Schema } from 'mongoose';
import type { SubmissionRecord } from './submission-record.js';

export const SUBMISSION = 'Submission';

/** The record with what only the database needs: words that search matches, and texts folded for sorting. */
export type SubmissionFields = Omit<SubmissionRecord, 'id'> & {
  searchWords: string[];
  sortKeys: { name: string; subject: string; email: string };
};

export const submissionSchema = new Schema<SubmissionFields>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    phone: { type: String, default: null },
    company: { type: String, default: null },
    subject: { type: String, required: true },
    message: { type: String, required: true },
    serviceType: { type: String, required: true },
    serviceInterest: { type: String, required: true },
    budgetRange: { type: String, default: null },
    timeline: { type: String, default: null },
    status: { type: String, required: true },
    priority: { type: String, required: true },
    notes: { type: String, default: null },
    trashed: { type: Boolean, default: false },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    searchWords: { type: [String], required: true },
    sortKeys: {
      name: { type: String, required: true },
      subject: { type: String, required: true },
      email: { type: String, required: true },
    },
  },
  { collection: 'submissions', versionKey: false, strict: 'throw' },
);

submissionSchema.index({ trashed: 1, createdAt: -1, _id: -1 });
submissionSchema.index({ trashed: 1, updatedAt: -1, _id: -1 });
submissionSchema.index({ trashed: 1, 'sortKeys.name': 1, _id: 1 });
submissionSchema.index({ trashed: 1, 'sortKeys.subject': 1, _id: 1 });
submissionSchema.index({ trashed: 1, 'sortKeys.email': 1, _id: 1 });
submissionSchema.index({ trashed: 1, status: -1, createdAt: -1, _id: -1 });
submissionSchema.index({ trashed: 1, serviceInterest: 1, createdAt: -1, _id: -1 });
submissionSchema.index({ trashed: 1, priority: 1, createdAt: -1, _id: -1 });
submissionSchema.index({ trashed: 1, searchWords: 1, createdAt: -1, _id: -1 });
