import { LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ItemTally } from './item-tally.js';

const INTERVAL_MS = 10_000;

/** Keeps the tally short. Two processes may try at once: the database lets one of them win. */
@Injectable()
export class TallyCompaction extends RecurringWork {
  constructor(
    private readonly tally: ItemTally,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ intervalMs: INTERVAL_MS, logger, failure: 'item tally could not be compacted; tried again shortly' });
  }

  protected work() {
    return this.tally.compact();
  }
}
