import { LOGGER, RecurringWork, StreamKeeper } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { NotificationsService } from './notifications.service.js';

const CHECK_INTERVAL_MS = 10 * 60 * 1000;
const FIRST_CHECK_MS = 5000;

/** Warns staff early when an event stream is nearly full. */
@Injectable()
export class StreamAlarm extends RecurringWork {
  constructor(
    private readonly streams: StreamKeeper,
    private readonly notifications: NotificationsService,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({
      intervalMs: CHECK_INTERVAL_MS,
      firstAfterMs: FIRST_CHECK_MS,
      failure: 'event streams could not be checked for the bell',
      logger,
    });
  }

  protected async work(): Promise<void> {
    await this.forEach(
      await this.streams.nearlyFull(),
      ([stream, percent]) => this.notifications.notifyOfFullStream(stream, percent),
      ([stream]) => ({ stream }),
    );
  }
}
