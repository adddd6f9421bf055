import { SUBMISSION_STATUSES, type SubmissionStatus } from '@atelier/contracts';
import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { SubmissionRecord } from './submission-record.js';

type Kind = Pick<SubmissionRecord, 'status' | 'serviceInterest' | 'priority'>;
type TallyEntry = Kind & { change: number };

export const TALLY_ENTRY = 'SubmissionTallyEntry';
export const tallyEntrySchema = new Schema<TallyEntry>(
  {
    status: { type: String, required: true },
    serviceInterest: { type: String, required: true },
    priority: { type: String, required: true },
    change: { type: Number, required: true },
  },
  { collection: 'submission_tally', versionKey: false, strict: 'throw' },
);

const ENTRIES_WORTH_COMPACTING = 256;
const ENTRIES_PER_COMPACTION = 4096;

const kindOf = ({ status, serviceInterest, priority }: Kind): Kind => ({ status, serviceInterest, priority });

const summed = (entries: readonly TallyEntry[]): TallyEntry[] => {
  const sums = new Map<string, TallyEntry>();
  for (const entry of entries) {
    const key = `${entry.status} ${entry.serviceInterest} ${entry.priority}`;
    const sum = sums.get(key) ?? { ...kindOf(entry), change: 0 };
    sums.set(key, { ...sum, change: sum.change + entry.change });
  }
  return [...sums.values()].filter(({ change }) => change !== 0);
};

/**
 * Exact numbers without counting submissions. Each change is a small entry of its own, written in the submission's
 * transaction, so that writers never wait for one counter; compaction adds entries up, and reading sums what there is.
 */
@Injectable()
export class SubmissionTally {
  constructor(
    @InjectModel(TALLY_ENTRY) private readonly entries: Model<TallyEntry>,
    private readonly transactions: Transactions,
  ) {}

  async came(submission: Kind): Promise<void> {
    await this.entries.create([{ ...kindOf(submission), change: 1 }]);
  }

  async went(submission: Kind): Promise<void> {
    await this.entries.create([{ ...kindOf(submission), change: -1 }]);
  }

  async total(filter: Partial<Kind>): Promise<number> {
    const byStatus = await this.sumByStatus(filter);
    return [...byStatus.values()].reduce((sum, count) => sum + count, 0);
  }

  async byStatus(): Promise<Record<SubmissionStatus, number>> {
    const sums = await this.sumByStatus({});
    const counts = SUBMISSION_STATUSES.map((status) => [status, sums.get(status) ?? 0]);
    return Object.fromEntries(counts) as Record<SubmissionStatus, number>;
  }

  /** Adds entries up until few are left; answers how many it took away. */
  async compact(): Promise<number> {
    let removed = 0;
    while ((await this.entries.estimatedDocumentCount()) > ENTRIES_WORTH_COMPACTING)
      removed += await this.transactions.run(() => this.compactOnce());
    return removed;
  }

  private async compactOnce(): Promise<number> {
    const entries = await this.entries
      .find()
      .limit(ENTRIES_PER_COMPACTION)
      .lean<(TallyEntry & { _id: Types.ObjectId })[]>();
    const sums = summed(entries);
    await this.entries.deleteMany({ _id: trusted({ $in: entries.map(({ _id }) => _id) }) });
    await this.entries.insertMany(sums);
    return entries.length - sums.length;
  }

  /** Read in one snapshot: a compaction that commits meanwhile is seen wholly or not at all. */
  private async sumByStatus(filter: Partial<Kind>): Promise<Map<SubmissionStatus, number>> {
    const sums = await this.entries
      .aggregate<{ _id: SubmissionStatus; count: number }>([
        { $match: filter },
        { $group: { _id: '$status', count: { $sum: '$change' } } },
      ])
      .readConcern('snapshot');
    return new Map(sums.map(({ _id, count }) => [_id, count]));
  }
}
