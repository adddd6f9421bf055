import { type AuditAction, type HistoryEntry, SERVICE_INTERESTS } from '@atelier/contracts';
import { AuditTrail } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { SubmissionRecord } from './submission-record.js';

interface TrailEntry {
  submissionId: string;
  at: Date;
  by: string;
  what: string;
}

export const TRAIL_ENTRY = 'SubmissionTrailEntry';
export const trailEntrySchema = new Schema<TrailEntry>(
  {
    submissionId: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    what: { type: String, required: true },
  },
  { collection: 'submission_history', versionKey: false, strict: 'throw' },
);
trailEntrySchema.index({ submissionId: 1, at: -1, _id: -1 });

interface Done {
  action: AuditAction;
  what: string;
}

const WORDS: Readonly<Record<string, string>> = {
  new: 'New',
  in_progress: 'In Progress',
  responded: 'Responded',
  closed: 'Closed',
};

const folderDone = (before: SubmissionRecord, after: SubmissionRecord): Done[] => {
  if (after.folder === before.folder) return [];
  if (after.folder === 'trash') return [{ action: 'deleted', what: 'Moved to the trash' }];
  if (before.folder === 'trash') return [{ action: 'restored', what: 'Taken out of the trash' }];
  if (after.folder === 'spam') return [{ action: 'marked_spam', what: 'Marked as spam' }];
  return [
    { action: 'unmarked_spam', what: before.folder === 'quarantine' ? 'Released from quarantine' : 'No longer spam' },
  ];
};

const assigneeDone = (before: SubmissionRecord, after: SubmissionRecord): Done[] => {
  if (after.assigneeId === before.assigneeId) return [];
  return [
    {
      action: 'assigned',
      what: after.assigneeId === null ? 'Assigned to nobody' : `Assigned to ${after.assigneeName}`,
    },
  ];
};

const statusDone = (before: SubmissionRecord, after: SubmissionRecord): Done[] =>
  after.status === before.status
    ? []
    : [{ action: 'status_changed', what: `Status changed from ${WORDS[before.status]} to ${WORDS[after.status]}` }];

const fieldsDone = (before: SubmissionRecord, after: SubmissionRecord): Done[] => [
  ...(after.priority === before.priority
    ? []
    : [{ action: 'updated' as const, what: `Priority changed from ${before.priority} to ${after.priority}` }]),
  ...(after.notes === before.notes ? [] : [{ action: 'updated' as const, what: 'Internal notes changed' }]),
];

const getActions = (before: SubmissionRecord, after: SubmissionRecord): Done[] =>
  [folderDone, assigneeDone, statusDone, fieldsDone].flatMap((compare) => compare(before, after));

/** What a message is about, without its sender. */
export const getTitle = ({ serviceInterest }: SubmissionRecord): string =>
  SERVICE_INTERESTS.find(({ value }) => value === serviceInterest)?.label ?? serviceInterest;

/** Records actions on a message: in the message's history, and in the audit trail without its sender. */
@Injectable()
export class SubmissionTrail {
  constructor(
    @InjectModel(TRAIL_ENTRY) private readonly entries: Model<TrailEntry>,
    private readonly audit: AuditTrail,
  ) {}

  async changed(before: SubmissionRecord, after: SubmissionRecord): Promise<void> {
    for (const done of getActions(before, after)) await this.record(after, done, before);
  }

  async responded(submission: SubmissionRecord): Promise<void> {
    await this.record(submission, { action: 'responded', what: 'Response sent' }, submission);
  }

  /** Recorded in the history alone, since the audit trail says what staff did. */
  async followedUp({ id: submissionId, updatedAt: at }: SubmissionRecord): Promise<void> {
    await this.entries.create([{ submissionId, at, by: 'Atelier', what: 'Answer of the customer received by mail' }]);
  }

  /** Latest first. */
  async of(submissionId: string): Promise<HistoryEntry[]> {
    const entries = await this.entries
      .find({ submissionId })
      .sort({ at: -1, _id: -1 })
      .lean<(TrailEntry & { _id: Types.ObjectId })[]>();
    return entries.map(({ at, by, what }) => ({ at: at.toISOString(), by, what }));
  }

  async forget(submissionIds: readonly string[]): Promise<void> {
    await this.entries.deleteMany({ submissionId: trusted({ $in: submissionIds }) });
  }

  private async record(submission: SubmissionRecord, { action, what }: Done, before: SubmissionRecord): Promise<void> {
    const { id: submissionId, updatedAt: at, updatedBy } = submission;
    await this.entries.create([{ submissionId, at, by: updatedBy ?? 'Atelier', what }]);
    const item = { kind: 'submission', id: submissionId, title: getTitle(submission), path: '/admin/contacts' };
    await this.audit.record({ action, resource: 'contact', item, before, after: submission });
  }
}
