import { LOGGER } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { ItemTally } from './item-tally.js';

const INTERVAL_MS = 10_000;

/** Keeps the tally short. Two processes may try at once: the database lets one of them win. */
@Injectable()
export class TallyCompaction implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly tally: ItemTally,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.start(), INTERVAL_MS);
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  private start() {
    this.running ??= this.compact().finally(() => {
      this.running = undefined;
    });
  }

  private async compact() {
    try {
      await this.tally.compact();
    } catch (error) {
      this.logger.warn({ err: error }, 'item tally could not be compacted; tried again shortly');
    }
  }
}
