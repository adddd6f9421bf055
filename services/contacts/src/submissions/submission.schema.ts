import { Schema } from 'mongoose';
import type { SubmissionRecord } from './submission-record.js';

export const SUBMISSION = 'Submission';

/** Submissions with an older schema are migrated at startup. */
export const SCHEMA_VERSION = 3;

/** The record with fields that only the database needs: word prefixes for search, and folded texts for sorting. */
export type SubmissionFields = Omit<SubmissionRecord, 'id'> & {
  searchTokens: string[];
  sortKeys: { name: string; subject: string; email: string };
  schemaVersion: number;
  /** When the last comment was added. Writing it prevents that one is added while its message is erased. */
  commentedAt?: Date;
  /** The same for mails about it that are queued. */
  mailedAt?: Date;
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
    folder: { type: String, required: true },
    suspicion: { type: Object, default: null },
    isAnnounced: { type: Boolean, default: true },
    assigneeId: { type: String, default: null },
    assigneeName: { type: String, default: null },
    trashedAt: { type: Date, default: null },
    trashedFrom: { type: String, default: null },
    firstResponseMinutes: { type: Number, default: null },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: String, default: null },
    kind: { type: String, default: 'message' },
    link: { type: String, default: null },
    attachment: { type: Object, default: null },
    searchTokens: { type: [String], required: true },
    // Empty for a text of accents alone.
    sortKeys: { name: String, subject: String, email: String },
    schemaVersion: { type: Number, required: true },
    commentedAt: Date,
    mailedAt: Date,
  },
  { collection: 'submissions', versionKey: false, strict: 'throw' },
);

/**
 * One index per sort order of a folder. Filter fields stand at the end of each, so that the index decides filters in every
 * order; a page reads no more documents than it shows.
 */
const SUBMISSION_INDEXES = {
  by_created: {
    folder: 1,
    createdAt: -1,
    _id: -1,
    status: 1,
    serviceInterest: 1,
    priority: 1,
    firstResponseMinutes: 1,
  },
  by_updated: { folder: 1, updatedAt: -1, _id: -1, status: 1, serviceInterest: 1, priority: 1 },
  by_name: { folder: 1, 'sortKeys.name': 1, _id: 1, status: 1, serviceInterest: 1, priority: 1 },
  by_subject: { folder: 1, 'sortKeys.subject': 1, _id: 1, status: 1, serviceInterest: 1, priority: 1 },
  by_email: { folder: 1, 'sortKeys.email': 1, _id: 1, status: 1, serviceInterest: 1, priority: 1 },
  by_status: { folder: 1, status: -1, createdAt: -1, _id: -1, serviceInterest: 1, priority: 1 },
  by_service: { folder: 1, serviceInterest: 1, createdAt: -1, _id: -1, status: 1, priority: 1 },
  by_priority: { folder: 1, priority: 1, createdAt: -1, _id: -1, status: 1, serviceInterest: 1 },
  by_token: { folder: 1, searchTokens: 1, createdAt: -1, _id: -1, status: 1, serviceInterest: 1, priority: 1 },
  by_assignee: { folder: 1, assigneeId: 1, createdAt: -1, _id: -1, status: 1, serviceInterest: 1, priority: 1 },
  by_kind: { folder: 1, kind: 1, createdAt: -1, _id: -1, status: 1, serviceInterest: 1, priority: 1 },
  by_schema_version: { schemaVersion: 1 },
} as const;
export type SubmissionIndex = keyof typeof SUBMISSION_INDEXES;

for (const [name, fields] of Object.entries(SUBMISSION_INDEXES)) submissionSchema.index({ ...fields }, { name });
