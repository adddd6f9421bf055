import { LOGGER, MailQueue, RecurringWork, Transactions } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SubscribersRepository } from '../subscribers.repository.js';
import type { NewsletterIssueRecord } from './newsletter-issue.schema.js';
import { NewsletterIssueMails } from './newsletter-issue-mails.js';
import { NewsletterIssuesRepository } from './newsletter-issues.repository.js';

const INTERVAL_MS = 1000;
const FAILURE = 'the newsletter could not be sent further; tried again shortly';
/** Mails of an issue that are in the queue untried; more would delay the other mails of the studio. */
export const BATCH_SIZE = 200;

/** The queue keeps sent mails for 30 days and retries one for two, so the counts of earlier issues are final. */
const RECOUNTED_FOR_MS = 28 * 24 * 60 * 60 * 1000;

/**
 * Sends issues in batches: each step puts mails into the queue and moves the issue's cursor in one transaction. Two processes
 * that take the same step conflict on the issue, so every subscriber gets one mail, even if one of them ends. An issue that
 * fails holds up no other.
 */
@Injectable()
export class NewsletterIssueSender extends RecurringWork {
  constructor(
    private readonly issues: NewsletterIssuesRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly mails: NewsletterIssueMails,
    private readonly queue: MailQueue,
    private readonly transactions: Transactions,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ intervalMs: INTERVAL_MS, logger, failure: FAILURE });
  }

  /** Counts the mails of an issue again, because staff retry this one. Does nothing for other mails. */
  async recountIssueOf(mailId: string): Promise<void> {
    const issueId = await this.queue.mailingOf(mailId);
    if (issueId === undefined) return;
    await this.issues.resume(issueId, new Date(Date.now() - RECOUNTED_FOR_MS));
    this.nudge();
  }

  protected async work(): Promise<void> {
    await this.forEach(
      await this.issues.sending(),
      (id) => this.transactions.run(() => this.takeStep(id)),
      (issue) => ({ issue }),
    );
  }

  private async takeStep(id: string): Promise<void> {
    const issue = await this.issues.find(id);
    if (issue?.state !== 'sending') return;
    const { untried, waiting, sent, failed } = await this.queue.progressOf(id);
    if (issue.isQueued) {
      await this.issues.recordProgress(id, { sent, failed, state: waiting === 0 ? 'sent' : 'sending' });
      return;
    }
    const room = BATCH_SIZE - untried;
    const next = room > 0 ? await this.queueNext(issue, room) : {};
    await this.issues.recordProgress(id, { sent, failed, ...next });
  }

  /** Subscribers who have left since the issue was sent are skipped. */
  private async queueNext({ cursor, queued, ...issue }: NewsletterIssueRecord, room: number) {
    const confirmedBy = issue.sentAt ?? new Date();
    const batch = await this.subscribers.confirmedAfter(cursor, confirmedBy, room);
    const last = batch.at(-1);
    if (last === undefined) return { isQueued: true, recipients: queued };
    await this.subscribers.markMailed(
      batch.map(({ id }) => id),
      new Date(),
    );
    await this.mails.queueFor({ cursor, queued, ...issue }, batch);
    return { cursor: last.id, queued: queued + batch.length };
  }
}
