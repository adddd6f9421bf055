import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';

interface Settings {
  intervalMs: number;
  /** When the first turn comes, where that is not after an interval. */
  firstAfterMs?: number;
  /** What the log says of a turn that failed. */
  failure: string;
  logger: Logger;
}

/**
 * Work behind the requests, done at every interval and at a nudge, never twice at once by one process. What fails is logged
 * and tried again at the next turn; a turn that runs when the process ends is waited for, while the database is still there.
 */
export abstract class RecurringWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Long work looks at it between its steps. */
  protected isClosing = false;

  protected constructor(private readonly settings: Settings) {}

  protected abstract work(): Promise<unknown>;

  onApplicationBootstrap(): void | Promise<void> {
    const { intervalMs, firstAfterMs } = this.settings;
    this.timer = setInterval(() => this.nudge(), intervalMs);
    if (firstAfterMs !== undefined) this.first = setTimeout(() => this.nudge(), firstAfterMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    clearTimeout(this.first);
    await this.running;
  }

  nudge(): void {
    if (this.isClosing) return;
    this.running ??= this.takeTurn().finally(() => {
      this.running = undefined;
    });
  }

  private async takeTurn(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.settings.logger.warn({ err: error }, this.settings.failure);
    }
  }
}
