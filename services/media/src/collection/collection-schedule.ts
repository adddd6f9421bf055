import { ENVIRONMENT, LOGGER } from '@atelier/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CollectionTurn } from './collection-turn.js';
import { Collector } from './collector.js';
import { EventBacklog } from './event-backlog.js';

const LONGEST_CHECK_INTERVAL_MS = 60_000;

/** Collects once in an interval, also when each process runs for less than that: the turn stands in the database. */
@Injectable()
export class CollectionSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly intervalMs: number;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly collector: Collector,
    private readonly turn: CollectionTurn,
    private readonly backlog: EventBacklog,
    @Inject(ENVIRONMENT) { MEDIA_COLLECT_INTERVAL_MS }: { MEDIA_COLLECT_INTERVAL_MS: number },
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.intervalMs = MEDIA_COLLECT_INTERVAL_MS;
  }

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.check(), Math.min(this.intervalMs, LONGEST_CHECK_INTERVAL_MS));
  }

  async beforeApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  private check(): void {
    this.running ??= this.collectInTurn()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'files could not be collected; tried again later'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async collectInTurn(): Promise<void> {
    const now = new Date();
    if (!(await this.backlog.isEmpty()) || !(await this.turn.take(now, this.intervalMs))) return;
    const collected = await this.collector.collect(now);
    if (collected.files + collected.objects > 0) this.logger.info(collected, 'unused files removed');
  }
}
