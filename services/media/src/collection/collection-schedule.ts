import { ENVIRONMENT, LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Turns } from '../turns/turns.js';
import { Collector } from './collector.js';
import { EventBacklog } from './event-backlog.js';

const LONGEST_CHECK_INTERVAL_MS = 60_000;

/** Collects once per interval, even if each process runs for less than that, because the turn is stored in the database. */
@Injectable()
export class CollectionSchedule extends RecurringWork {
  private readonly collectIntervalMs: number;

  constructor(
    private readonly collector: Collector,
    private readonly turns: Turns,
    private readonly backlog: EventBacklog,
    @Inject(ENVIRONMENT) { MEDIA_COLLECT_INTERVAL_MS }: { MEDIA_COLLECT_INTERVAL_MS: number },
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({
      intervalMs: Math.min(MEDIA_COLLECT_INTERVAL_MS, LONGEST_CHECK_INTERVAL_MS),
      failure: 'files could not be collected; tried again later',
      logger,
    });
    this.collectIntervalMs = MEDIA_COLLECT_INTERVAL_MS;
  }

  protected async work(): Promise<void> {
    const now = new Date();
    if (!(await this.backlog.isEmpty()) || !(await this.turns.take('collection', now, this.collectIntervalMs))) return;
    const collected = await this.collector.collect(now);
    if (collected.files + collected.objects > 0) this.logger.info(collected, 'unused files removed');
  }
}
