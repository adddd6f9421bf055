import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { SubmissionRecord } from './submission-record.js';

export type Kind = Pick<SubmissionRecord, 'folder' | 'status' | 'serviceInterest' | 'priority'>;
export type Counted = Kind & { count: number };
type TallyEntry = Kind & { change: number };

export const TALLY_ENTRY = 'SubmissionTallyEntry';
export const tallyEntrySchema = new Schema<TallyEntry>(
  {
    folder: { type: String, default: 'inbox' },
    status: { type: String, required: true },
    serviceInterest: { type: String, required: true },
    priority: { type: String, required: true },
    change: { type: Number, required: true },
  },
  { collection: 'submission_tally', versionKey: false, strict: 'throw' },
);

const ENTRIES_WORTH_COMPACTING = 256;
const ENTRIES_PER_COMPACTION = 4096;

// Entries written before the spam folder existed have no folder.
const kindOf = ({ folder = 'inbox', status, serviceInterest, priority }: Kind): Kind => ({
  folder,
  status,
  serviceInterest,
  priority,
});

const keyOf = (kind: Kind): string => Object.values(kindOf(kind)).join(' ');

const summed = (entries: readonly TallyEntry[]): TallyEntry[] => {
  const sums = new Map<string, TallyEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const sum = sums.get(key) ?? { ...kindOf(entry), change: 0 };
    sums.set(key, { ...sum, change: sum.change + entry.change });
  }
  return [...sums.values()].filter(({ change }) => change !== 0);
};

/**
 * Exact numbers without counting submissions. Each change is a separate small entry, written in the submission's
 * transaction, so that writers never wait for one counter. Compaction merges entries; a read sums those that remain.
 */
@Injectable()
export class SubmissionTally {
  constructor(
    @InjectModel(TALLY_ENTRY) private readonly entries: Model<TallyEntry>,
    private readonly transactions: Transactions,
  ) {}

  async increment(submission: Kind): Promise<void> {
    await this.entries.create([{ ...kindOf(submission), change: 1 }]);
  }

  async decrement(submission: Kind): Promise<void> {
    await this.entries.create([{ ...kindOf(submission), change: -1 }]);
  }

  /** Submissions in the trash are not counted. */
  async moved(before: Kind, after: Kind): Promise<void> {
    if (keyOf(before) === keyOf(after)) return;
    if (before.folder !== 'trash') await this.decrement(before);
    if (after.folder !== 'trash') await this.increment(after);
  }

  /** Removes all counts. */
  async forgetAll(): Promise<void> {
    await this.entries.deleteMany();
  }

  async total({ folder, ...filter }: Pick<Kind, 'folder'> & Partial<Kind>): Promise<number> {
    const counts = await this.counts(folder, filter);
    return counts.reduce((sum, { count }) => sum + count, 0);
  }

  /** Merges entries until few are left; returns how many it removed. */
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

  /** Counts by kind, read in one snapshot, so that a concurrent compaction is seen completely or not at all. */
  async counts(folder: Kind['folder'], filter: Partial<Kind> = {}): Promise<Counted[]> {
    const folders = folder === 'inbox' ? ['inbox', null] : [folder];
    const kind = { status: '$status', serviceInterest: '$serviceInterest', priority: '$priority' };
    const sums = await this.entries
      .aggregate<{ _id: Omit<Kind, 'folder'>; count: number }>([
        { $match: { ...filter, folder: { $in: folders } } },
        { $group: { _id: kind, count: { $sum: '$change' } } },
        { $match: { count: { $ne: 0 } } },
      ])
      .readConcern('snapshot');
    return sums.map(({ _id, count }) => ({ folder, ..._id, count }));
  }
}
