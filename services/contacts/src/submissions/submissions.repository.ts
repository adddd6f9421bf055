import type { Folder, SubmissionExportQuery, SubmissionListQuery } from '@atelier/contracts';
import type { NewSubmission, SubmissionChange } from './submission.js';
import type { SubmissionRecord } from './submission-record.js';

export interface SubmissionFilter extends Partial<Pick<SubmissionRecord, 'status' | 'serviceInterest' | 'priority'>> {
  folder: Folder;
  /** A colleague's identifier, or null for what nobody takes care of. */
  assigneeId?: string | null | undefined;
  search?: string | undefined;
}
export type SubmissionOrder = Pick<SubmissionExportQuery, 'sort' | 'order'>;
export type SubmissionSelection = SubmissionFilter & SubmissionOrder;
export type SubmissionPage = SubmissionSelection & Pick<SubmissionListQuery, 'page' | 'limit'>;

/** What is kept no longer; without `untouchedSince` nothing but the trash ends. */
export interface Outdated {
  trashedBefore: Date;
  untouchedSince?: Date | undefined;
}

/** Submissions by identifier and by page. Writes belong into a transaction. */
export abstract class SubmissionsRepository {
  abstract insert(submission: NewSubmission): Promise<SubmissionRecord>;
  abstract update(before: SubmissionRecord, change: SubmissionChange, by: string, now: Date): Promise<SubmissionRecord>;
  abstract find(id: string): Promise<SubmissionRecord | undefined>;
  abstract page(query: SubmissionPage): Promise<{ submissions: SubmissionRecord[]; total: number }>;
  /** All of a selection, one after the other; a reader that stops lets go of the database. */
  abstract all(selection: SubmissionSelection): AsyncIterable<SubmissionRecord>;
  /** Everything of an address, in whatever folder. */
  abstract ofEmail(email: string): Promise<SubmissionRecord[]>;
  /** Some of what went into the trash before `trashedBefore`, or of what nobody touched since `untouchedSince`. */
  abstract outdated(cut: Outdated): Promise<SubmissionRecord[]>;
  /** For good. */
  abstract remove(submission: SubmissionRecord): Promise<void>;
  abstract isEmpty(): Promise<boolean>;
  /** Takes everything away, the trash included; answers how many there were. */
  abstract removeAll(): Promise<number>;
}
