import { LOGGER, Tally, Transactions } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, type Types, trusted } from 'mongoose';
import type { Logger } from 'pino';
import { DERIVATION, derivedFields, getTallyKeys, toRevision } from './derived-fields.js';
import type { ItemKind, ItemRecord, NewItem } from './item.js';
import { makeIndexes, type StoredItem } from './item.schema.js';
import { ItemKinds } from './item-kinds.js';

const ITEMS_PER_BATCH = 200;
const INDEX_NOT_FOUND = 27;

/** The version of the rules behind a kind's counts. */
interface KindState {
  _id: string;
  derivation: number;
}

export const KIND_STATE = 'KindState';
export const kindStateSchema = new Schema<KindState>(
  { _id: String, derivation: { type: Number, default: 0 } },
  { collection: 'kind_states', versionKey: false, strict: 'throw' },
);

type CompleteItem<Item extends ItemRecord> = NewItem<Item> & {
  _id: Types.ObjectId;
  createdAt: Date;
  searchWords?: unknown;
};

/**
 * Updates items that an older version wrote, before the service answers requests: defaults, sort keys, search tokens and counts
 * are derived from the items alone. Each batch is one transaction that marks its items, so an interrupted run continues at the
 * next start and two processes that start at once count nothing twice.
 */
@Injectable()
export class ItemDerivation implements OnApplicationBootstrap {
  constructor(
    private readonly kinds: ItemKinds,
    @InjectModel(KIND_STATE) private readonly states: Model<KindState>,
    private readonly tally: Tally,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    for (const { kind, model } of this.kinds.all()) {
      const count = await this.bringUpToDate(kind, model);
      if (count > 0) this.logger.info({ kind: kind.kind, count }, 'items were brought up to date');
    }
  }

  private async bringUpToDate<Item extends ItemRecord>(kind: ItemKind<Item>, model: Model<StoredItem>) {
    await makeIndexes(model);
    await this.transactions.run(() => this.resetCounters(kind.kind));
    for (let total = 0; ; ) {
      const count = await this.transactions.run(() => this.deriveBatch(kind, model));
      total += count;
      if (count > 0) continue;
      if (total > 0) await this.tidyUp(model);
      return total;
    }
  }

  /** Drops the counts made by older rules, once. */
  private async resetCounters(kind: string): Promise<void> {
    const state = await this.states.findById(kind).lean<KindState>();
    if (state !== null && state.derivation >= DERIVATION) return;
    await this.tally.forget(kind);
    await this.states.updateOne({ _id: kind }, { $set: { derivation: DERIVATION } }, { upsert: true });
  }

  private async deriveBatch<Item extends ItemRecord>(kind: ItemKind<Item>, model: Model<StoredItem>): Promise<number> {
    const stored = await model.find({ derivation: trusted({ $ne: DERIVATION }) }).limit(ITEMS_PER_BATCH);
    if (stored.length === 0) return 0;
    const items = stored.map((document) => document.toObject() as unknown as CompleteItem<Item>);
    await model.bulkWrite(
      items.map(({ _id, createdAt, searchWords: _older, ...item }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $set: { ...item, ...derivedFields(kind, item as unknown as NewItem<Item>, _id, createdAt) },
            $unset: { searchWords: 1 },
          },
          timestamps: false,
        },
      })),
      { strict: false },
    );
    await this.tally.move([], [...items.flatMap((item) => getTallyKeys(kind, item)), toRevision(kind)]);
    return items.length;
  }

  /** Drops indexes that lists no longer use, since they only slow down writes. */
  private async tidyUp(model: Model<StoredItem>): Promise<void> {
    await this.tally.compact();
    const { toDrop } = await model.diffIndexes();
    for (const name of toDrop) await model.collection.dropIndex(name).catch(ignoreIfGone);
  }
}

const ignoreIfGone = (error: unknown): void => {
  const isGone = error instanceof Error && 'code' in error && error.code === INDEX_NOT_FOUND;
  if (!isGone) throw error;
};
