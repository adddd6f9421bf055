import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { Facet, ItemKind, ItemRecord, NewItem, TallyKey } from './item.js';

interface TallyEntry extends TallyKey {
  change: number;
}

export const TALLY_ENTRY = 'ItemTallyEntry';
export const tallyEntrySchema = new Schema<TallyEntry>(
  {
    cube: { type: String, required: true },
    facets: { type: Schema.Types.Mixed, default: {} },
    change: { type: Number, required: true },
  },
  { collection: 'item_tally', versionKey: false, strict: 'throw', minimize: false },
);
tallyEntrySchema.index({ cube: 1, 'facets.keyword': 1 });

const REPEATED_KEYS_WORTH_COMPACTING = 64;
const ENTRIES_PER_COMPACTION = 4096;

interface RepeatedKey {
  _id: TallyKey;
  ids: Types.ObjectId[];
  change: number;
}

/** Every count that an item takes part in: its facets, its facets with each keyword, and what its kind adds. */
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
 * writers never wait for one counter; compaction adds up what repeats, and reading sums what there is.
 */
@Injectable()
export class ItemTally {
  constructor(
    @InjectModel(TALLY_ENTRY) private readonly entries: Model<TallyEntry>,
    private readonly transactions: Transactions,
  ) {}

  async came<Item extends ItemRecord>(kind: ItemKind<Item>, item: NewItem<Item>): Promise<void> {
    if (!item.trashed) await this.add(keysOf(kind, item), 1);
  }

  async went<Item extends ItemRecord>(kind: ItemKind<Item>, item: NewItem<Item>): Promise<void> {
    if (!item.trashed) await this.add(keysOf(kind, item), -1);
  }

  async add(keys: readonly TallyKey[], change: number): Promise<void> {
    await this.entries.insertMany(keys.map((key) => ({ ...key, change })));
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

  /** The numbers by each value of one facet, the largest first; values that nothing has any more are left out. */
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

  /** Starts a kind's numbers anew; called in the transaction that counts its items again. */
  async forget(kind: string): Promise<void> {
    await this.entries.deleteMany({ cube: trusted({ $regex: new RegExp(`^${kind}(\\.|$)`) }) });
  }

  /** Adds up keys that repeat until few do; answers how many entries it took away. */
  async compact(): Promise<number> {
    let removed = 0;
    for (;;) {
      const repeated = await this.repeatedKeys();
      if (
        repeated.length < REPEATED_KEYS_WORTH_COMPACTING &&
        !repeated.some(({ ids }) => ids.length > REPEATED_KEYS_WORTH_COMPACTING)
      )
        return removed;
      removed += await this.transactions.run(() => this.addUp(repeated));
    }
  }

  private repeatedKeys(): Promise<RepeatedKey[]> {
    return this.entries.aggregate<RepeatedKey>([
      { $limit: ENTRIES_PER_COMPACTION },
      {
        $group: {
          _id: { cube: '$cube', facets: '$facets' },
          ids: { $push: '$_id' },
          change: { $sum: '$change' },
        },
      },
      { $match: { 'ids.1': { $exists: true } } },
    ]);
  }

  private async addUp(repeated: readonly RepeatedKey[]): Promise<number> {
    const ids = repeated.flatMap((key) => key.ids);
    const { deletedCount } = await this.entries.deleteMany({ _id: trusted({ $in: ids }) });
    if (deletedCount !== ids.length) throw new Error('Another process is adding up the same entries.');
    const sums = repeated.filter(({ change }) => change !== 0);
    await this.entries.insertMany(sums.map(({ _id, change }) => ({ ..._id, change })));
    return deletedCount - sums.length;
  }
}
