import { LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ItemRecord } from '../item.js';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import type { Items } from '../items.js';
import { dueChange } from './item-schedule.js';

const CHECK_INTERVAL_MS = 5000;
const FAILURE = 'what is scheduled could not be done; tried again shortly';

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

  /** Publishes and unpublishes due items; skips those that another process handled. Returns for how many it was done. */
  async fireDue<Item extends ItemRecord>(items: Items<Item>, now: Date): Promise<number> {
    const { kind } = items.kind;
    const change = { viewer: undefined, context: { by: 'schedule' as const } };
    const fire = (id: string) => items.changeIfThere(id, (before) => dueChange(items.kind, before, now), change);
    return this.forEach(await items.due(now), fire, (id) => ({ kind, id }));
  }

  protected async work(): Promise<void> {
    await this.forEach(
      this.kinds.all(),
      (items) => this.fire(items),
      ({ kind }) => ({ kind: kind.kind }),
    );
  }

  private async fire(items: AnyItems): Promise<void> {
    const count = await this.fireDue(items, new Date());
    if (count > 0) this.logger.info({ kind: items.kind.kind, count }, 'scheduled items shown or hidden');
  }
}
