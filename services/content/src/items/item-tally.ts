import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { Facet, ItemKind, ItemRecord, NewItem, TallyKey } from './item.js';

/** A change that is not merged yet (fresh), or the sum of all merged changes: one per key. */
interface TallyEntry extends TallyKey {
  change: number;
  fresh: boolean;
}

export const TALLY_ENTRY = 'ItemTallyEntry';
export const tallyEntrySchema = new Schema<TallyEntry>(
  {
    cube: { type: String, required: true },
    facets: { type: Schema.Types.Mixed, default: {} },
    change: { type: Number, required: true },
    fresh: { type: Boolean, default: true },
  },
  { collection: 'item_tally', versionKey: false, strict: 'throw', minimize: false },
);
tallyEntrySchema.index({ cube: 1, 'facets.keyword': 1 });
const BY_KEY = { cube: 1, facets: 1 } as const;
tallyEntrySchema.index(BY_KEY, { unique: true, partialFilterExpression: { fresh: false } });
tallyEntrySchema.index({ fresh: 1, change: 1 });

const ENTRIES_WORTH_COMPACTING = 64;
const ENTRIES_PER_COMPACTION = 4096;

type Change = Pick<TallyEntry, 'cube' | 'facets' | 'change'>;

/** One change per key. */
const summed = (changes: readonly Change[]): Change[] => {
  const sums = new Map<string, Change>();
  for (const { cube, facets, change } of changes) {
    const key = JSON.stringify([cube, facets]);
    sums.set(key, { cube, facets, change: change + (sums.get(key)?.change ?? 0) });
  }
  return [...sums.values()];
};

/** Every count that includes the item: its facets, its facets with each keyword, and the extra counts of its kind. */
const keysOf = <Item extends ItemRecord>(kind: ItemKind<Item>, item: NewItem<Item>): TallyKey[] => {
  const facets = kind.facets(item);
  const keywords = [...new Set(kind.keywords.of(item))];
  return [
    { cube: kind.kind, facets },
    ...keywords.map((keyword) => ({ cube: `${kind.kind}.keyword`, facets: { ...facets, keyword } })),
    ...(kind.otherTallies?.(item) ?? []),
  ];
};

const matching = (cube: string, facets: Readonly<Record<string, Facet>>) => ({
  cube,
  ...Object.fromEntries(Object.entries(facets).map(([name, value]) => [`facets.${name}`, value])),
});

/**
 * Exact numbers without counting items. Each change is a few small entries, written in the item's transaction, so that
 * views and compaction never wait for one counter. Compaction merges entries; a read sums those that remain.
 */
@Injectable()
export class ItemTally {
  constructor(
    @InjectModel(TALLY_ENTRY) private readonly entries: Model<TallyEntry>,
    private readonly transactions: Transactions,
  ) {}

  /** Resolves when the indexes exist. */
  async init(): Promise<void> {
    await this.entries.init();
  }

  async increment<Item extends ItemRecord>(kind: ItemKind<Item>, ...items: readonly NewItem<Item>[]): Promise<void> {
    await this.count(kind, items, 1);
  }

  async decrement<Item extends ItemRecord>(kind: ItemKind<Item>, item: NewItem<Item>): Promise<void> {
    await this.count(kind, [item], -1);
  }

  async add(changes: readonly Change[]): Promise<void> {
    await this.entries.insertMany(summed(changes));
  }

  /** Exact number of items with these facets; `keyword` among them narrows to one tag, technology or skill. */
  async total(cube: string, facets: Readonly<Record<string, Facet>>): Promise<number> {
    const name = 'keyword' in facets ? `${cube}.keyword` : cube;
    const [sum] = await this.entries
      .aggregate<{ change: number }>([
        { $match: matching(name, facets) },
        { $group: { _id: null, change: { $sum: '$change' } } },
      ])
      .readConcern('snapshot');
    return sum?.change ?? 0;
  }

  /** Counts by value of one facet, largest first, without values whose count is zero. */
  async breakdown(
    cube: string,
    facet: string,
    facets: Readonly<Record<string, Facet>> = {},
  ): Promise<{ value: Facet; count: number }[]> {
    const sums = await this.entries
      .aggregate<{ _id: Facet; change: number }>([
        { $match: matching(cube, facets) },
        { $group: { _id: `$facets.${facet}`, change: { $sum: '$change' } } },
        { $match: { change: { $gt: 0 } } },
        { $sort: { change: -1, _id: 1 } },
      ])
      .readConcern('snapshot');
    return sums.map(({ _id, change }) => ({ value: _id, count: change }));
  }

  /** Removes the counts of a kind; called in the transaction that counts its items again. */
  async forget(kind: string): Promise<void> {
    await this.entries.deleteMany({ cube: trusted({ $regex: new RegExp(`^${kind}(\\.|$)`) }) });
  }

  /** Merges fresh changes until few are left and returns how many it merged. A concurrent call waits for the first. */
  async compact(): Promise<number> {
    if ((await this.entries.countDocuments({ fresh: true })) < ENTRIES_WORTH_COMPACTING) return 0;
    for (let addedUp = 0; ; ) {
      const count = await this.transactions.run(() => this.addUp());
      addedUp += count;
      if (count < ENTRIES_PER_COMPACTION) return addedUp;
    }
  }

  private async addUp(): Promise<number> {
    const fresh = await this.entries
      .find({ fresh: true })
      .limit(ENTRIES_PER_COMPACTION)
      .lean<(TallyEntry & { _id: Types.ObjectId })[]>();
    if (fresh.length === 0) return 0;
    await this.entries.deleteMany({ _id: trusted({ $in: fresh.map(({ _id }) => _id) }) });
    await this.entries.bulkWrite(
      summed(fresh).map(({ cube, facets, change }) => ({
        updateOne: { filter: { cube, facets, fresh: false }, update: { $inc: { change } }, upsert: true, hint: BY_KEY },
      })),
    );
    await this.entries.deleteMany({ fresh: false, change: 0 });
    return fresh.length;
  }

  private async count<Item extends ItemRecord>(kind: ItemKind<Item>, items: readonly NewItem<Item>[], change: number) {
    const counted = items.filter(({ trashed }) => !trashed);
    if (counted.length > 0)
      await this.add(counted.flatMap((item) => keysOf(kind, item)).map((key) => ({ ...key, change })));
  }
}
