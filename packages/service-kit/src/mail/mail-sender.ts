import { type EventDefinition, mailGivenUp } from '@atelier/contracts';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type * as z from 'zod';
import { RecurringWork } from '../background/recurring-work.js';
import { runInContext } from '../context/request-context.js';
import { Outbox } from '../events/outbox.js';
import { Metrics } from '../http/metrics.js';
import { Transactions } from '../mongo/transactions.js';
import { ENVIRONMENT, LOGGER, SERVICE_NAME } from '../service-tokens.js';
import { Tracer } from '../tracing/tracer.js';
import type { MailEnvironment } from './mail-environment.js';
import { MAIL, type MailRecord, WITHOUT_WORDS } from './mail-record.js';
import { MailRejected, MailTransport } from './mail-transport.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after each failure; after the last one, the mail has failed. */
export const MAIL_BACKOFF_MS = [
  2 * SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
];
const LOOK_INTERVAL_MS = SECOND_MS;
// Longer than the transports' own timeouts: a sender that holds a mail for longer was killed.
const CLAIM_MS = 2 * MINUTE_MS;

const TOO_LATE = new MailRejected('The link in it stopped working before it could leave.', true);
// Unexpected errors may contain anything, so their message goes only to the log.
const UNFORESEEN = 'It could not be made or handed over; the log of the service says why.';

/** The event that announces a sent mail, if the service has one. */
export const MAIL_SENT = Symbol('MAIL_SENT');
export type MailSentEvent = EventDefinition<string, z.ZodType<{ causedBy: string; kind: string }>>;

/**
 * Sends waiting mails. A mail is claimed first, so that two processes never send it at once. One duplicate is possible: if the
 * process is killed after the server accepted the mail and before that is recorded. Its Message-ID is the same both times.
 */
@Injectable()
export class MailSender extends RecurringWork {
  private readonly outcomes;

  constructor(
    @InjectModel(MAIL) private readonly mails: Model<MailRecord>,
    @Inject(MailTransport) private readonly transport: MailTransport,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly environment: MailEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(Metrics) metrics: Metrics,
    @Inject(Tracer) private readonly tracer: Tracer,
    @Optional() @Inject(MAIL_SENT) private readonly sentEvent?: MailSentEvent,
  ) {
    super({ intervalMs: LOOK_INTERVAL_MS, logger, failure: 'mails could not be looked for; tried again shortly' });
    this.outcomes = new Counter({
      name: 'atelier_mails_total',
      help: 'Attempts to send a mail, by outcome: sent, retried or failed.',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
  }

  protected async work(): Promise<void> {
    while (!this.isClosing) {
      const mail = await this.claim();
      if (mail === null) return;
      const { kind, causedBy: requestId, traceparent: parent = null } = mail;
      const span = { name: 'send mail', kind: 'client', parent: parent ?? undefined } as const;
      await this.tracer.trace({ ...span, attributes: { 'atelier.mail.kind': kind } }, ({ traceparent }) =>
        runInContext({ requestId, traceparent }, () => this.send(mail)),
      );
    }
  }

  private claim(): Promise<MailRecord | null> {
    const now = new Date();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    return this.mails
      .findOneAndUpdate(
        { status: 'waiting', nextAttemptAt: trusted({ $lte: now }) },
        { $set: { nextAttemptAt: claimedUntil, claimedUntil }, $inc: { attempts: 1 } },
        { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
      )
      .lean<MailRecord>();
  }

  private async send(mail: MailRecord): Promise<void> {
    if (mail.goodUntil != null && mail.goodUntil <= new Date()) return this.failed(mail, TOO_LATE);
    try {
      await this.transport.send({
        id: mail._id,
        date: mail.createdAt,
        from: mail.from ?? { name: this.environment.STUDIO_NAME, address: this.environment.STUDIO_EMAIL },
        to: mail.to,
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
      });
    } catch (error) {
      return this.failed(mail, error);
    }
    await this.sent(mail);
  }

  private async sent({ _id, attempts, causedBy, kind, about, partOf }: MailRecord): Promise<void> {
    const sent = {
      ...WITHOUT_WORDS,
      status: 'sent' as const,
      endedAt: new Date(),
      claimedUntil: null,
      lastError: null,
    };
    await this.transactions.run(async () => {
      const { modifiedCount } = await this.mails.updateOne({ _id, attempts, status: 'waiting' }, { $set: sent });
      // A mailing counts its mails itself; thousands of events would tell nobody more.
      if (modifiedCount === 1 && this.sentEvent !== undefined && partOf === undefined)
        await this.outbox.add(this.sentEvent, about, { causedBy, kind });
    });
    // The mail was erased while it was being sent.
    if ((await this.mails.exists({ _id })) === null) await this.transport.forget([_id], []);
    this.outcomes.inc({ outcome: 'sent' });
  }

  private async failed(mail: MailRecord, error: unknown): Promise<void> {
    const { _id, attempts, attemptsBefore = 0, kind } = mail;
    const isPermanent = error instanceof MailRejected && error.isPermanent;
    const waitMs = isPermanent ? undefined : MAIL_BACKOFF_MS[attempts - attemptsBefore - 1];
    const lastError = error instanceof MailRejected ? error.message : UNFORESEEN;
    const now = new Date();
    const next =
      waitMs === undefined
        ? { status: 'failed' as const, endedAt: now }
        : { nextAttemptAt: new Date(now.getTime() + waitMs) };
    await this.transactions.run(async () => {
      const held = { _id, attempts, status: 'waiting' as const };
      const { modifiedCount } = await this.mails.updateOne(held, { $set: { ...next, lastError, claimedUntil: null } });
      if (modifiedCount === 1 && waitMs === undefined) await this.announceFailure(mail);
    });
    this.outcomes.inc({ outcome: waitMs === undefined ? 'failed' : 'retried' });
    this.logger[waitMs === undefined ? 'error' : 'warn']({ err: error, mail: _id, kind, attempts }, 'mail not sent');
  }

  private async announceFailure({ _id, about, kind, attempts }: MailRecord): Promise<void> {
    await this.outbox.add(mailGivenUp, about || _id, { service: this.service, kind, about, attempts });
  }
}
