import {
  PRIORITIES,
  SERVICE_INTERESTS,
  SUBMISSION_STATUSES,
  type SubmissionExportQuery,
  type SubmissionListQuery,
  type SubmissionPatch,
} from '@atelier/contracts';
import { requireVersion, Transactions } from '@atelier/service-kit';
import { Injectable, NotFoundException } from '@nestjs/common';
import { changeOf, type Edit } from './submission.js';
import type { SubmissionRecord } from './submission-record.js';
import { type Counted, SubmissionTally } from './submission-tally.js';
import { SubmissionsEvents } from './submissions.events.js';
import { type SubmissionSelection, SubmissionsRepository } from './submissions.repository.js';

const selectionOf = <Query extends Pick<SubmissionListQuery, 'service' | 'service_interest' | 'spam'>>({
  service,
  service_interest: serviceInterest = service,
  spam,
  ...query
}: Query) => ({ ...query, serviceInterest, folder: spam ? ('spam' as const) : ('inbox' as const) });

const sumsBy = <const Field extends 'status' | 'priority' | 'serviceInterest'>(
  counts: readonly Counted[],
  field: Field,
  values: readonly Counted[Field][],
): Record<Counted[Field], number> => {
  const sumOf = (value: Counted[Field]) =>
    counts.filter((kind) => kind[field] === value).reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(values.map((value) => [value, sumOf(value)])) as Record<Counted[Field], number>;
};

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly tally: SubmissionTally,
    private readonly events: SubmissionsEvents,
    private readonly transactions: Transactions,
  ) {}

  async list(query: SubmissionListQuery) {
    return this.submissions.page(selectionOf(query));
  }

  all({ format: _format, ...query }: SubmissionExportQuery): AsyncIterable<SubmissionRecord> {
    const selection: SubmissionSelection = selectionOf(query);
    return this.submissions.all(selection);
  }

  /** 404 for what is not there or lies in the trash. */
  async find(id: string): Promise<SubmissionRecord> {
    const submission = await this.submissions.find(id);
    if (submission === undefined || submission.folder === 'trash') throw new NotFoundException('Submission not found');
    return submission;
  }

  /** Any status may follow any other; a call that changes nothing leaves no trace. */
  async change(id: string, patch: SubmissionPatch, { by, expectedVersion }: Edit): Promise<SubmissionRecord> {
    return this.transactions.run(async () => {
      const before = await this.find(id);
      requireVersion(expectedVersion, before);
      const change = changeOf(before, patch);
      if (change === undefined) return before;
      const after = await this.submissions.update(before, change, by, new Date());
      await this.events.changed(after, before);
      return after;
    });
  }

  /** Into the trash: kept, and listed nowhere. */
  async delete(id: string, { by, expectedVersion }: Edit): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.find(id);
      requireVersion(expectedVersion, before);
      await this.events.deleted(await this.submissions.update(before, { folder: 'trash' }, by, new Date()));
    });
  }

  /** Of the inbox alone. */
  async stats() {
    const counts = await this.tally.counts('inbox');
    return {
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
