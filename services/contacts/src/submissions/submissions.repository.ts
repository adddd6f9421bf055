import type { SubmissionExportQuery, SubmissionListQuery } from '@atelier/contracts';
import type { NewSubmission, SubmissionChange } from './submission.js';
import type { SubmissionRecord } from './submission-record.js';

export interface SubmissionFilter extends Partial<Pick<SubmissionRecord, 'status' | 'serviceInterest' | 'priority'>> {
  folder: 'inbox' | 'spam';
  search?: string | undefined;
}
export type SubmissionOrder = Pick<SubmissionExportQuery, 'sort' | 'order'>;
export type SubmissionSelection = SubmissionFilter & SubmissionOrder;
export type SubmissionPage = SubmissionSelection & Pick<SubmissionListQuery, 'page' | 'limit'>;

/** Submissions by identifier and by page. Writes belong into a transaction; trashed ones are found by `find` alone. */
export abstract class SubmissionsRepository {
  abstract insert(submission: NewSubmission): Promise<SubmissionRecord>;
  abstract update(before: SubmissionRecord, change: SubmissionChange, by: string, now: Date): Promise<SubmissionRecord>;
  abstract find(id: string): Promise<SubmissionRecord | undefined>;
  abstract page(query: SubmissionPage): Promise<{ submissions: SubmissionRecord[]; total: number }>;
  /** All of a selection, one after the other; a reader that stops lets go of the database. */
  abstract all(selection: SubmissionSelection): AsyncIterable<SubmissionRecord>;
  abstract isEmpty(): Promise<boolean>;
  /** Takes everything away, the trash included; answers how many there were. */
  abstract removeAll(): Promise<number>;
}
