import { LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ItemRecord } from '../item.js';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import type { Items } from '../items.js';
import { dueChange } from './item-schedule.js';

const CHECK_INTERVAL_MS = 5000;
const FAILURE = 'what is scheduled could not be done; tried again shortly';

/** Publishes and unpublishes due items; skips those that another process handled. Returns how many were due. */
export const fireDue = async <Item extends ItemRecord>(items: Items<Item>, now: Date): Promise<number> => {
  const due = await items.due(now);
  const change = { viewer: undefined, context: { by: 'schedule' as const } };
  for (const id of due) await items.changeIfThere(id, (before) => dueChange(items.kind, before, now), change);
  return due.length;
};

/**
 * Publishes and unpublishes due items, including those that fell due while no process ran. The version prevents two processes
 * from doing it twice.
 */
@Injectable()
export class ScheduleClock extends RecurringWork {
  constructor(
    private readonly kinds: ItemKinds,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ intervalMs: CHECK_INTERVAL_MS, logger, failure: FAILURE });
  }

  protected async work(): Promise<void> {
    for (const items of this.kinds.all()) await this.fire(items);
  }

  /** Failures of one kind do not delay the others. */
  private async fire(items: AnyItems): Promise<void> {
    const { kind } = items.kind;
    try {
      const count = await fireDue(items, new Date());
      if (count > 0) this.logger.info({ kind, count }, 'scheduled items shown or hidden');
    } catch (error) {
      this.logger.warn({ err: error, kind }, FAILURE);
    }
  }
}
