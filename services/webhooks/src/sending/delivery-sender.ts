import { LOGGER, RecurringWork, runInContext, Tracer } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';
import type { WebhookRecord } from '../endpoints/webhook.schema.js';
import { WebhooksRepository } from '../endpoints/webhooks.repository.js';
import { DeliveryOutcomes } from './delivery-outcomes.js';
import { WebhookAttempts } from './webhook-attempts.js';

const LOOK_INTERVAL_MS = 1000;
const ATTEMPT_TIMEOUT_MS = 15_000;
/** Concurrent requests to one webhook per process, so that a hanging one does not delay others. */
const LANE_WIDTH = 4;

/**
 * Sends due deliveries. Each webhook has its own lane with a few workers. A delivery is claimed first, so that two processes
 * never send it at once; deliveries of a killed process are sent again when their claim ends, under the same ID.
 */
@Injectable()
export class DeliverySender extends RecurringWork {
  private readonly lanes = new Map<string, Set<Promise<void>>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly attempts: WebhookAttempts,
    private readonly outcomes: DeliveryOutcomes,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly tracer: Tracer,
  ) {
    super({ intervalMs: LOOK_INTERVAL_MS, logger, failure: 'webhooks could not be looked for; tried again shortly' });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await super.beforeApplicationShutdown();
    await Promise.all([...this.lanes.values()].flatMap((lane) => [...lane]));
  }

  /** Sends a delivery that the caller has claimed, and records the result. */
  async deliver(webhook: WebhookRecord, delivery: DeliveryRecord, timeoutMs = ATTEMPT_TIMEOUT_MS): Promise<void> {
    const { messageId: requestId, traceparent: parent, type } = delivery;
    const span = { name: 'send webhook', kind: 'client', parent: parent ?? undefined } as const;
    await this.tracer.trace({ ...span, attributes: { 'messaging.destination.name': type } }, ({ traceparent }) =>
      runInContext({ requestId, traceparent }, async () => {
        const outcome = await this.attempt(webhook, delivery, timeoutMs);
        if (outcome !== undefined) await this.outcomes.record(webhook, delivery, outcome);
      }),
    );
  }

  protected async work(): Promise<void> {
    for (const { _id } of await this.webhooks.enabled()) this.startWorker(String(_id));
  }

  private startWorker(webhookId: string): void {
    const lane = this.lanes.get(webhookId) ?? new Set();
    if (this.isClosing || lane.size >= LANE_WIDTH) return;
    const worker = this.runWorker(webhookId)
      .catch((error: unknown) => this.logger.warn({ err: error, webhook: webhookId }, 'deliveries are tried again'))
      .finally(() => {
        lane.delete(worker);
        if (lane.size === 0) this.lanes.delete(webhookId);
      });
    lane.add(worker);
    this.lanes.set(webhookId, lane);
  }

  private async runWorker(webhookId: string): Promise<void> {
    while (!this.isClosing) {
      const webhook = await this.webhooks.find(webhookId);
      if (webhook === null || webhook.disabledReason !== null) return;
      const delivery = await this.deliveries.claim(webhookId, webhook.isOrdered, new Date());
      if (delivery === null) return;
      // There may be more to do, so start another worker until the lane is full.
      this.startWorker(webhookId);
      await this.deliver(webhook, delivery);
    }
  }

  /** Undefined if the service stops in the meantime: the attempt then does not count, and the next process makes it. */
  private async attempt(webhook: WebhookRecord, delivery: DeliveryRecord, timeoutMs: number) {
    try {
      return await this.attempts.send(webhook, delivery, { timeoutMs, signal: this.stopping.signal });
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
      await this.deliveries.record(delivery, { nextAttemptAt: new Date() });
      return undefined;
    }
  }
}
