import { archiveDays, Broker, ENVIRONMENT, EventArchive, LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Turns } from '../turns/turns.js';

const CHECK_INTERVAL_MS = 60_000;
/** A failed archive is tried again then. */
const TURN_MS = 60 * 60 * 1000;

/** Archives the days of the event stream soon after they end, each by one process; days of a standstill follow later. */
@Injectable()
export class ArchiveSchedule extends RecurringWork {
  private readonly retentionDays: number;

  constructor(
    private readonly archive: EventArchive,
    private readonly broker: Broker,
    private readonly turns: Turns,
    @Inject(ENVIRONMENT) environment: { EVENT_ARCHIVE_RETENTION_DAYS: number },
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({
      intervalMs: CHECK_INTERVAL_MS,
      failure: 'events could not be archived; tried again within an hour',
      logger,
    });
    this.retentionDays = environment.EVENT_ARCHIVE_RETENTION_DAYS;
  }

  protected async work(): Promise<void> {
    const now = new Date();
    if (!this.broker.isConnected || !(await this.turns.take('event archive', now, TURN_MS))) return;
    for await (const archived of archiveDays(this.broker, this.archive, { now, retentionDays: this.retentionDays })) {
      this.logger.info(archived, 'events of a day archived');
      if (this.isClosing) return;
    }
  }
}
