import { TEST_EVENT_TYPE, webhookDisabled } from '@atelier/contracts';
import { AuditTrail, LOGGER, Metrics, Outbox, Transactions } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';
import { auditedWebhook } from '../endpoints/webhook.js';
import type { WebhookRecord } from '../endpoints/webhook.schema.js';
import { WebhooksRepository } from '../endpoints/webhooks.repository.js';
import { FAILING_FOR_MS, nextAttemptAt } from './retry-schedule.js';
import type { Outcome } from './webhook-transport.js';

const GONE = 410;
const REASONS = {
  gone: 'The address answered 410: it is gone',
  failing: 'Nothing has arrived for five days',
};
type Reason = keyof typeof REASONS;

/** The next state of a delivery; without a next attempt it has failed. A test is tried once. */
const afterwards = ({ type, failures }: DeliveryRecord, { error, status, retryAfter }: Outcome, now: Date) => {
  if (error === null) return { status: 'delivered' as const, endedAt: now };
  const isFinal = status === GONE || type === TEST_EVENT_TYPE;
  const next = isFinal ? undefined : nextAttemptAt(failures + 1, retryAfter, now);
  const failed = { failures: failures + 1 };
  return next === undefined
    ? { ...failed, status: 'failed' as const, endedAt: now }
    : { ...failed, nextAttemptAt: next };
};

/** Records how an attempt ended, and updates the webhook. */
@Injectable()
export class DeliveryOutcomes {
  private readonly attempts: Counter;

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly webhooks: WebhooksRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) metrics: Metrics,
  ) {
    this.attempts = new Counter({
      name: 'atelier_webhook_attempts_total',
      help: 'Attempts to deliver a webhook, by outcome: delivered, retried or failed.',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
  }

  async record(webhook: WebhookRecord, delivery: DeliveryRecord, outcome: Outcome): Promise<void> {
    const now = new Date();
    const { retryAfter: _retryAfter, ...attempt } = outcome;
    const next = afterwards(delivery, outcome, now);
    await this.transactions.run(async () => {
      const isOurs = await this.deliveries.record(delivery, next, { at: now, ...attempt });
      if (isOurs && delivery.type !== TEST_EVENT_TYPE) await this.follow(webhook, outcome, now);
    });
    const result = 'status' in next ? next.status : 'retried';
    this.attempts.inc({ outcome: result });
    if (outcome.error === null) return;
    const { status, error } = outcome;
    this.logger.warn({ webhook: webhook._id, delivery: delivery._id, status, error, result }, 'webhook not delivered');
  }

  private async follow(webhook: WebhookRecord, { error, status }: Outcome, now: Date): Promise<void> {
    if (error === null) return this.webhooks.noteSuccess(webhook);
    const failingSince = await this.webhooks.noteFailure(webhook, now);
    if (failingSince === undefined) return;
    if (status === GONE) return this.disable(webhook, 'gone', now);
    if (now.getTime() - failingSince.getTime() >= FAILING_FOR_MS) await this.disable(webhook, 'failing', now);
  }

  private async disable(webhook: WebhookRecord, reason: Reason, now: Date): Promise<void> {
    const { description } = webhook;
    const id = String(webhook._id);
    await this.webhooks.disable(webhook, reason, now);
    await this.outbox.add(webhookDisabled, id, { id, description, reason });
    await this.audit.record({
      action: 'updated',
      resource: 'settings',
      item: auditedWebhook(webhook),
      before: { isEnabled: true },
      after: { isEnabled: false },
      note: REASONS[reason],
    });
  }
}
