import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';

interface Settings {
  intervalMs: number;
  /** Delay before the first run; defaults to the interval. */
  firstAfterMs?: number;
  /** Log message for a failed run. */
  failure: string;
  logger: Logger;
}

/**
 * Background work that runs at every interval and on a nudge, never twice at once in one process. A failed run is logged and
 * retried on the next one. Shutdown waits for the current run while the database is still connected.
 */
export abstract class RecurringWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Long work checks this between its steps. */
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

  /**
   * Does this for each item, until shutdown. One that fails is logged by its name and holds up no other: many items come from a
   * cursor, since those that failed would fill a batch again. Returns for how many it was done: not those that failed, or for
   * which it answered `false`.
   */
  protected async forEach<Item>(
    items: Iterable<Item> | AsyncIterable<Item>,
    work: (item: Item) => Promise<unknown>,
    toName: (item: Item) => object,
  ): Promise<number> {
    let done = 0;
    for await (const item of items) {
      if (this.isClosing) break;
      try {
        if ((await work(item)) !== false) done += 1;
      } catch (error) {
        this.settings.logger.warn({ err: error, ...toName(item) }, this.settings.failure);
      }
    }
    return done;
  }

  private async takeTurn(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.settings.logger.warn({ err: error }, this.settings.failure);
    }
  }
}
