import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema, type Types, trusted } from 'mongoose';
import type { Logger } from 'pino';
import { RecurringWork } from '../background/recurring-work.js';
import { LOGGER } from '../service-tokens.js';
import { Transactions } from './transactions.js';

/** A value by which lists are filtered and counted. */
export type Facet = string | boolean;
export type Facets = Readonly<Record<string, Facet>>;

/** A count that includes an item: `cube` says what is counted, the facets by which values. */
export interface TallyKey {
  cube: string;
  facets: Facets;
}

export interface TallyEntry extends TallyKey {
  change: number;
}

interface Sum<Value> {
  value: Value;
  count: number;
}

export const TALLY_ENTRY = 'TallyEntry';
export const tallySchema = (collection: string) =>
  new Schema<TallyEntry>(
    {
      cube: { type: String, required: true },
      facets: { type: Schema.Types.Mixed, default: {} },
      change: { type: Number, required: true },
    },
    { collection, versionKey: false, strict: 'throw', minimize: false },
  ).index({ cube: 1, 'facets.keyword': 1 });

const COMPACTION_INTERVAL_MS = 10_000;
const NEW_ENTRIES_WORTH_COMPACTING = 64;

/** One change per key; changes that cancel out are dropped. */
const summed = (changes: readonly TallyEntry[]): TallyEntry[] => {
  const sums = new Map<string, TallyEntry>();
  for (const { cube, facets, change } of changes) {
    const key = JSON.stringify([cube, facets]);
    sums.set(key, { cube, facets, change: change + (sums.get(key)?.change ?? 0) });
  }
  return [...sums.values()].filter(({ change }) => change !== 0);
};

/**
 * Exact totals without counting documents (ADR 0037). Each write adds small entries in its own transaction, so writers
 * never wait for a shared counter. A read sums the entries; compaction merges those that have the same key.
 */
@Injectable()
export class Tally extends RecurringWork implements OnModuleInit {
  private entriesAfterCompaction = 0;

  constructor(
    @InjectModel(TALLY_ENTRY) private readonly entries: Model<TallyEntry>,
    private readonly transactions: Transactions,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ intervalMs: COMPACTION_INTERVAL_MS, logger, failure: 'tally could not be compacted; tried again shortly' });
  }

  /** Resolves when the collection and its index exist. */
  async onModuleInit(): Promise<void> {
    await this.entries.init();
  }

  /** Moves the counts from the keys of `before` to those of `after`. Call in the transaction of the write. */
  async move(before: readonly TallyKey[], after: readonly TallyKey[]): Promise<void> {
    const changes = [...before.map((key) => ({ ...key, change: -1 })), ...after.map((key) => ({ ...key, change: 1 }))];
    const entries = summed(changes);
    if (entries.length > 0) await this.entries.insertMany(entries);
  }

  /** The sum of all counts of the cube with these facets, whatever their other facets. */
  async total({ cube, facets }: TallyKey, session?: ClientSession): Promise<number> {
    const [sum] = await this.sums<null>(cube, facets, null, session);
    return sum?.count ?? 0;
  }

  /** Counts by the values of one facet, largest first. */
  breakdown(cube: string, facet: string, facets: Facets = {}): Promise<Sum<Facet>[]> {
    return this.sums(cube, facets, `$facets.${facet}`);
  }

  /** Counts by all facets together, at one moment. */
  byFacets<Value extends Facets>(cube: string, facets: Facets = {}): Promise<Sum<Value>[]> {
    return this.sums(cube, facets, '$facets');
  }

  /** Removes the counts of a cube and of its sub-cubes (`post`, `post.keyword`). */
  async forget(cube: string): Promise<void> {
    await this.entries.deleteMany({ cube: trusted({ $regex: new RegExp(`^${cube}(\\.|$)`) }) });
  }

  /** Merges entries with the same key. If two processes try at once, the database lets only one succeed. */
  async compact(): Promise<void> {
    await this.transactions.run(async () => {
      const mergeable = await this.entries.aggregate<{ _id: TallyKey; change: number; ids: Types.ObjectId[] }>([
        { $group: { _id: { cube: '$cube', facets: '$facets' }, change: { $sum: '$change' }, ids: { $push: '$_id' } } },
        { $match: { $or: [{ 'ids.1': { $exists: true } }, { change: 0 }] } },
      ]);
      await this.entries.deleteMany({ _id: trusted({ $in: mergeable.flatMap(({ ids }) => ids) }) });
      await this.entries.insertMany(summed(mergeable.map(({ _id, change }) => ({ ..._id, change }))));
    });
  }

  protected async work(): Promise<void> {
    const count = await this.entries.estimatedDocumentCount();
    if (count < this.entriesAfterCompaction + NEW_ENTRIES_WORTH_COMPACTING) return;
    await this.compact();
    this.entriesAfterCompaction = await this.entries.estimatedDocumentCount();
  }

  /** Reads one snapshot, so that a concurrent write or compaction is seen completely or not at all. */
  private async sums<Value>(cube: string, facets: Facets, by: string | null, session?: ClientSession) {
    const filter = Object.fromEntries(Object.entries(facets).map(([name, value]) => [`facets.${name}`, value]));
    return this.entries
      .aggregate<Sum<Value>>([
        { $match: { cube, ...filter } },
        { $group: { _id: by, count: { $sum: '$change' } } },
        { $match: { count: { $ne: 0 } } },
        { $sort: { count: -1, _id: 1 } },
        { $project: { _id: 0, value: '$_id', count: 1 } },
      ])
      .session(session ?? null)
      .readConcern('snapshot');
  }
}
