import { EventBacklog, LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { WeeklySummaryService } from './weekly-summary.service.js';

const CHECK_INTERVAL_MS = 60_000;

/** Summarizes a week when it is over and counted, which takes a while after a downtime. */
@Injectable()
export class WeeklySummaryClock extends RecurringWork {
  constructor(
    private readonly summaries: WeeklySummaryService,
    private readonly backlog: EventBacklog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({
      intervalMs: CHECK_INTERVAL_MS,
      logger,
      failure: 'a week could not be summarized; tried again in a minute',
    });
  }

  protected async work(): Promise<void> {
    const countedUntil = await this.backlog.findAppliedUntil();
    if (countedUntil === undefined) return;
    if (await this.summaries.summarize(new Date(), countedUntil)) this.logger.info('a week was summarized');
  }
}
