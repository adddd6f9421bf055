import {
  type Assignment,
  type HistoryEntry,
  PRIORITIES,
  SERVICE_INTERESTS,
  SUBMISSION_STATUSES,
  type SubmissionExportQuery,
  type SubmissionListQuery,
  type SubmissionPatch,
} from '@atelier/contracts';
import { requireVersion, Tally, Transactions } from '@atelier/service-kit';
import { Injectable, NotFoundException } from '@nestjs/common';
import { type Edit, type SubmissionChange, toChange } from './submission.js';
import type { SubmissionSelection } from './submission-query.js';
import type { SubmissionRecord } from './submission-record.js';
import { SubmissionTrail } from './submission-trail.js';
import { SubmissionsEvents } from './submissions.events.js';
import { SUBMISSIONS, type SubmissionFacets, SubmissionsRepository } from './submissions.repository.js';

type Choices = Pick<SubmissionListQuery, 'service' | 'service_interest' | 'spam' | 'folder' | 'assignee'>;

const findAssignee = (word: string, viewerId: string): string | null => {
  if (word === 'none') return null;
  return word === 'me' ? viewerId : word;
};

const getSelection = <Query extends Choices>(
  { service, service_interest: serviceInterest = service, spam, folder, assignee, ...query }: Query,
  viewerId: string,
) => ({
  ...query,
  serviceInterest,
  folder: folder ?? (spam ? ('spam' as const) : ('inbox' as const)),
  ...(assignee === undefined ? {} : { assigneeId: findAssignee(assignee, viewerId) }),
});

const sumsBy = <const Field extends 'status' | 'priority' | 'serviceInterest'>(
  counts: readonly { value: SubmissionFacets; count: number }[],
  field: Field,
  values: readonly SubmissionFacets[Field][],
): Record<SubmissionFacets[Field], number> => {
  const getSum = (wanted: SubmissionFacets[Field]) =>
    counts.filter(({ value }) => value[field] === wanted).reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(values.map((value) => [value, getSum(value)])) as Record<SubmissionFacets[Field], number>;
};

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly tally: Tally,
    private readonly events: SubmissionsEvents,
    private readonly trail: SubmissionTrail,
    private readonly transactions: Transactions,
  ) {}

  /** `viewerId` resolves `assignee=me`. */
  async list(query: SubmissionListQuery, viewerId: string) {
    return this.submissions.page(getSelection(query, viewerId));
  }

  all({ format: _format, ...query }: SubmissionExportQuery, viewerId: string): AsyncIterable<SubmissionRecord> {
    const selection: SubmissionSelection = getSelection(query, viewerId);
    return this.submissions.all(selection);
  }

  /** Throws 404 if the submission is missing or in the trash. */
  async find(id: string): Promise<SubmissionRecord> {
    const submission = await this.submissions.find(id);
    if (submission === undefined || submission.folder === 'trash') throw new NotFoundException('Submission not found');
    return submission;
  }

  /** Any status may follow any other; a call that changes nothing is not recorded. */
  async change(id: string, patch: SubmissionPatch, edit: Edit): Promise<SubmissionRecord> {
    return this.apply(id, (before) => toChange(before, patch), edit);
  }

  async assign(id: string, { userId, name }: Assignment, edit: Edit): Promise<SubmissionRecord> {
    const change = { assigneeId: userId, assigneeName: userId === null ? null : (name ?? null) };
    return this.apply(id, ({ assigneeId }) => (assigneeId === userId ? undefined : change), edit);
  }

  /** Moves a submission to the trash, which keeps it for 30 days and is the only list that shows it. */
  async delete(id: string, { by, expectedVersion }: Edit): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.find(id);
      requireVersion(expectedVersion, before);
      const now = new Date();
      const change = { folder: 'trash' as const, trashedAt: now, trashedFrom: before.folder };
      const after = await this.submissions.update(before, change, by, now);
      await this.events.deleted(after);
      await this.trail.changed(before, after);
    });
  }

  /** Restores a submission to its previous folder; does nothing if it is not in the trash. */
  async restore(id: string, by: string): Promise<SubmissionRecord> {
    return this.transactions.run(async () => {
      const before = await this.submissions.find(id);
      if (before === undefined) throw new NotFoundException('Submission not found');
      if (before.folder !== 'trash') return before;
      const change = { folder: before.trashedFrom ?? ('inbox' as const), trashedAt: null, trashedFrom: null };
      const after = await this.submissions.update(before, change, by, new Date());
      await this.events.restored(after);
      await this.trail.changed(before, after);
      return after;
    });
  }

  async history(id: string): Promise<HistoryEntry[]> {
    const submission = await this.find(id);
    return this.trail.of(submission.id);
  }

  private async apply(
    id: string,
    changeIn: (before: SubmissionRecord) => SubmissionChange | undefined,
    { by, expectedVersion }: Edit,
  ): Promise<SubmissionRecord> {
    return this.transactions.run(async () => {
      const before = await this.find(id);
      requireVersion(expectedVersion, before);
      const change = changeIn(before);
      if (change === undefined) return before;
      const after = await this.submissions.update(before, change, by, new Date());
      await this.events.changed(after, before);
      await this.trail.changed(before, after);
      return after;
    });
  }

  /** Counts of the inbox, and the number of messages in quarantine. */
  async stats() {
    const counts = await this.tally.byFacets<SubmissionFacets>(SUBMISSIONS, { folder: 'inbox' });
    return {
      quarantined: await this.tally.total({ cube: SUBMISSIONS, facets: { folder: 'quarantine' } }),
      total: counts.reduce((sum, { count }) => sum + count, 0),
      byStatus: sumsBy(counts, 'status', SUBMISSION_STATUSES),
      byPriority: sumsBy(counts, 'priority', PRIORITIES),
      byService: sumsBy(
        counts,
        'serviceInterest',
        SERVICE_INTERESTS.map(({ value }) => value),
      ),
    };
  }
}
