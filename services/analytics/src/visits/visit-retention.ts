import { ENVIRONMENT, LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { daysLater } from '../days/day.js';
import { getPlace } from '../days/studio-day.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { VisitRecordsRepository } from './visit-records.repository.js';

const CHECK_INTERVAL_MS = 60 * 60 * 1000;
const FIRST_AFTER_MS = 60_000;

/** The first day of which visits are kept. */
export const firstKeptDay = (today: string, retentionDays: number): string => daysLater(today, 1 - retentionDays);

/** Deletes the records of visits after `VISIT_RETENTION_DAYS`; a shorter time takes effect within an hour. */
@Injectable()
export class VisitRetention extends RecurringWork {
  private readonly retentionDays: number;

  constructor(
    private readonly visits: VisitRecordsRepository,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) environment: { VISIT_RETENTION_DAYS: number },
    @Inject(LOGGER) logger: Logger,
  ) {
    super({
      intervalMs: CHECK_INTERVAL_MS,
      firstAfterMs: FIRST_AFTER_MS,
      failure: 'old visits could not be deleted; tried again within an hour',
      logger,
    });
    this.retentionDays = environment.VISIT_RETENTION_DAYS;
  }

  protected async work(): Promise<void> {
    const today = getPlace(new Date(), await this.studio.timeZone()).day;
    await this.visits.deleteBefore(firstKeptDay(today, this.retentionDays));
  }
}
