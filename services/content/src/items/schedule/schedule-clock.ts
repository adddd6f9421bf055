import { LOGGER } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import { fireDue } from './fire-due.js';

const CHECK_INTERVAL_MS = 5000;

/** Shows and hides what is due, also what fell due while no process ran. Two processes cannot do it twice: the version decides. */
@Injectable()
export class ScheduleClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly kinds: ItemKinds,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.look(), CHECK_INTERVAL_MS);
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  private look() {
    this.running ??= this.fireAll().finally(() => {
      this.running = undefined;
    });
  }

  private async fireAll(): Promise<void> {
    for (const { items } of this.kinds.all()) await this.fire(items);
  }

  private async fire(items: AnyItems): Promise<void> {
    const { kind } = items.kind;
    try {
      const count = await fireDue(items, new Date());
      if (count > 0) this.logger.info({ kind, count }, 'scheduled items shown or hidden');
    } catch (error) {
      this.logger.warn({ err: error, kind }, 'what is scheduled could not be done; tried again shortly');
    }
  }
}
