import type { SubmissionListQuery, SubmissionStatus } from '@atelier/contracts';
import type { NewSubmission, SubmissionChange } from './submission.js';
import type { SubmissionRecord } from './submission-record.js';

export interface SubmissionFilter extends Partial<Pick<SubmissionRecord, 'status' | 'serviceInterest' | 'priority'>> {
  search?: string | undefined;
}
export type SubmissionPage = SubmissionFilter & Pick<SubmissionListQuery, 'page' | 'limit' | 'sort' | 'order'>;

/** Submissions by identifier and by page. Writes belong into a transaction; trashed ones are found by `find` alone. */
export abstract class SubmissionsRepository {
  abstract insert(submission: NewSubmission): Promise<SubmissionRecord>;
  abstract update(before: SubmissionRecord, change: SubmissionChange, now: Date): Promise<SubmissionRecord>;
  abstract find(id: string): Promise<SubmissionRecord | undefined>;
  abstract page(query: SubmissionPage): Promise<{ submissions: SubmissionRecord[]; total: number }>;
  abstract countByStatus(): Promise<Record<SubmissionStatus, number>>;
  abstract isEmpty(): Promise<boolean>;
}
