import { LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import { TRASH_KEPT_MS } from './trash.service.js';

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;
const FIRST_SWEEP_MS = 30 * 1000;

/**
 * Permanently deletes items whose time in the trash has passed. Two processes may sweep at once: each item is deleted by only
 * one of them.
 */
@Injectable()
export class TrashSweep extends RecurringWork {
  constructor(
    private readonly kinds: ItemKinds,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const failure = 'the trash could not be emptied; tried again later';
    super({ intervalMs: SWEEP_INTERVAL_MS, firstAfterMs: FIRST_SWEEP_MS, logger, failure });
  }

  /** Returns how many items this process deleted. */
  async sweep(now: Date): Promise<number> {
    const moment = new Date(now.getTime() - TRASH_KEPT_MS);
    let count = 0;
    for (const items of this.kinds.all()) count += await this.sweepKind(items, moment);
    return count;
  }

  private sweepKind(items: AnyItems, moment: Date): Promise<number> {
    const { kind } = items.kind;
    const purge = (id: string) => this.purge(items, id, moment);
    return this.forEach(items.repository.trashedBefore(moment), purge, (id) => ({ kind, id }));
  }

  /** One that was restored and deleted again in the meantime has its whole time in the trash before it. */
  private async purge(items: AnyItems, id: string, moment: Date): Promise<boolean> {
    const item = await items.repository.findTrashed(id);
    return item !== undefined && item.updatedAt < moment && (await items.purge(item, undefined));
  }

  protected async work(): Promise<void> {
    const count = await this.sweep(new Date());
    if (count > 0) this.logger.info({ count }, 'items were deleted from the trash for good');
  }
}
