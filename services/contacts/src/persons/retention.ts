import { SUBMISSION_TRASH_DAYS } from '@atelier/contracts';
import { ENVIRONMENT, LOGGER, RecurringWork, Transactions } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ContactsEnvironment } from '../contacts-environment.js';
import { StudioCopy } from '../studio/studio-copy.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { Erasure } from './erasure.js';

const INTERVAL_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const FAILURE = 'messages that are kept no longer could not be erased; tried again in an hour';

/** On the last day of a shorter month, where the calendar would run over into the next one. */
const monthsBefore = (now: Date, months: number): Date => {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
};

/** Erases expired data: the trash after 30 days, and messages without changes or comments for the configured time. */
@Injectable()
export class Retention extends RecurringWork {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly studio: StudioCopy,
    private readonly erasure: Erasure,
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ intervalMs: INTERVAL_MS, logger, failure: FAILURE });
  }

  /** Returns how many messages it erased. */
  async sweep(now: Date): Promise<number> {
    // The staff setting, or else the environment's.
    const months = (await this.studio.retentionMonths()) ?? this.environment.CONTACT_RETENTION_MONTHS;
    const trashedBefore = new Date(now.getTime() - SUBMISSION_TRASH_DAYS * DAY_MS);
    const untouchedSince = months === 0 ? undefined : monthsBefore(now, months);
    const outdated = this.submissions.outdated({ trashedBefore, untouchedSince });
    const erase = (submission: SubmissionRecord) => this.transactions.run(() => this.erase(submission));
    return this.forEach(outdated, erase, ({ id }) => ({ submission: id }));
  }

  /** Returns false if another process was faster or the message has just changed. */
  private async erase({ id, version }: SubmissionRecord): Promise<boolean> {
    const submission = await this.submissions.find(id);
    if (submission === undefined || submission.version !== version) return false;
    const reason = submission.folder === 'trash' ? 'trash' : 'retention';
    const correspondence = { addresses: [], about: [id] };
    await this.erasure.of({ submissions: [submission], subscribers: [], correspondence, reason });
    return true;
  }

  protected async work(): Promise<void> {
    const erased = await this.sweep(new Date());
    if (erased > 0) this.logger.info({ erased }, 'messages were erased that are kept no longer');
  }
}
