import { LOGGER, Transactions } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { MediaClient } from '../items/media-client.js';
import { PictureChanges } from './picture-changes.js';
import { PictureUses } from './picture-uses.js';
import { Pictures } from './pictures.js';

/** Allows for a seed that runs while the media service is down. */
const FIRST_LOOK_MS = 30_000;
const RETRY_MS = 15_000;
const BATCH_SIZE = 100;

/** Asks the media service once, in the background, for pictures whose events predate this consumer. */
@Injectable()
export class PictureCatchUp implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> | undefined;
  private closing = false;

  constructor(
    private readonly pictures: Pictures,
    private readonly items: PictureUses,
    private readonly changes: PictureChanges,
    private readonly media: MediaClient,
    private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.next(FIRST_LOOK_MS);
  }

  async onApplicationShutdown() {
    this.closing = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Returns how many pictures were added. */
  async catchUp(): Promise<number> {
    const shown = await this.items.stems();
    let count = 0;
    for (let start = 0; start < shown.length && !this.closing; start += BATCH_SIZE)
      count += await this.learn(shown.slice(start, start + BATCH_SIZE));
    return count;
  }

  private async learn(stems: readonly string[]): Promise<number> {
    const known = new Set((await this.pictures.withStems(stems)).flatMap((picture) => picture.stems));
    const unknown = stems.filter((stem) => !known.has(stem));
    const files = unknown.length === 0 ? [] : await this.media.known(unknown);
    for (const file of files) await this.transactions.run(() => this.changes.learned(file));
    return files.length;
  }

  private next(delayMs: number) {
    this.timer = setTimeout(() => {
      this.running = this.look();
    }, delayMs);
  }

  private async look(): Promise<void> {
    try {
      const count = await this.catchUp();
      if (count > 0) this.logger.info({ count }, 'earlier pictures were requested');
    } catch (error) {
      this.logger.warn({ err: error }, 'the media service could not be asked for pictures; tried again later');
      if (!this.closing) this.next(RETRY_MS);
    }
  }
}
