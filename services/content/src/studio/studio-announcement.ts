import { studioUpdated } from '@atelier/contracts';
import { LOGGER, Outbox, Transactions } from '@atelier/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { StudioRepository } from './studio.repository.js';
import { toSnapshot } from './studio-settings.js';

/** By then, services that start together are listening. */
const AFTER_START_MS = 60_000;

/**
 * Publishes the settings again if an earlier version published them last, for services that have followed them only since then.
 */
@Injectable()
export class StudioAnnouncement implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly studio: StudioRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setTimeout(() => {
      this.running = this.republish().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the settings could not be told once more; tried again at the next start');
      });
    }, AFTER_START_MS);
  }
  async onApplicationShutdown() {
    clearTimeout(this.timer);
    await this.running;
  }

  /** Safe to repeat and to run in several processes: only one of them publishes. */
  async republish(): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.studio.markAnnounced())) return;
      const { settings, version, updatedAt } = await this.studio.read();
      await this.outbox.add(
        studioUpdated,
        'studio',
        toSnapshot(settings, { version, updatedAt: updatedAt ?? new Date() }),
      );
    });
  }
}
