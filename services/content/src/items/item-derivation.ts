import { LOGGER, searchTokensOf, Transactions } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import type { Logger } from 'pino';
import type { ItemKind, ItemRecord, NewItem } from './item.js';
import { ItemState } from './item-state.js';
import { ItemTally } from './item-tally.js';
import type { StoredItem } from './mongo-items.repository.js';

/** Grows when the rules of derived fields or of the tally change: items of older rules are derived again at start. */
const DERIVATION = 1;

type Rederive = () => Promise<number>;

/**
 * Brings items that an older program wrote up to date: sort keys, search tokens and counts follow from the items alone.
 * Done in one transaction a kind, so that two processes that start at once do it once.
 */
@Injectable()
export class ItemDerivation implements OnApplicationBootstrap {
  private readonly kinds = new Map<string, Rederive>();

  constructor(
    private readonly state: ItemState,
    private readonly tally: ItemTally,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  register<Item extends ItemRecord>(kind: ItemKind<Item>, model: Model<StoredItem>): void {
    this.kinds.set(kind.kind, () => this.deriveAll(kind, model));
  }

  async onApplicationBootstrap() {
    for (const [kind, rederive] of this.kinds) {
      if ((await this.state.derivation(kind)) >= DERIVATION) continue;
      const count = await this.transactions.run(() => rederive());
      if (count > 0) this.logger.info({ kind, count }, 'items were brought up to date');
    }
  }

  private async deriveAll<Item extends ItemRecord>(kind: ItemKind<Item>, model: Model<StoredItem>): Promise<number> {
    if ((await this.state.derivation(kind.kind)) >= DERIVATION) return 0;
    await this.state.setDerivation(kind.kind, DERIVATION);
    await this.tally.forget(kind.kind);
    let count = 0;
    for await (const stored of model.find().lean().cursor()) {
      const item = stored as unknown as NewItem<Item> & { _id: Types.ObjectId; createdAt: Date };
      const sort = kind.sortKeys(item, item.createdAt);
      const searchTokens = searchTokensOf(...kind.searchTexts(item));
      await model.updateOne({ _id: item._id }, { $set: { sort, searchTokens } }, { timestamps: false });
      await this.tally.came(kind, item);
      count += 1;
    }
    return count;
  }
}
