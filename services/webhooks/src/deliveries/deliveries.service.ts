import { type CloudEvent, type DeliveryQuery, type ReplayRequest, TEST_EVENT_TYPE } from '@atelier/contracts';
import { AuditTrail, type EffectFact, Inbox, LaterEffects, Transactions, timeOrderedId } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { auditedWebhook } from '../endpoints/webhook.js';
import type { WebhookRecord } from '../endpoints/webhook.schema.js';
import { WebhooksRepository } from '../endpoints/webhooks.repository.js';
import { WebhooksService } from '../endpoints/webhooks.service.js';
import { DeliverySender } from '../sending/delivery-sender.js';
import { claimAt, DeliveriesRepository } from './deliveries.repository.js';
import { newDelivery } from './delivery.js';
import type { DeliveryRecord } from './delivery.schema.js';

/** Shorter than a browser waits for the answer. */
const TEST_TIMEOUT_MS = 10_000;
const BEING_SENT = 'This delivery is being sent at this moment. Please try again in a minute.';

/** Deliveries of a disabled webhook wait until it is enabled. */
export interface Replayed {
  count: number;
  isEnabled: boolean;
}

const isEnabled = ({ disabledReason }: WebhookRecord): boolean => disabledReason === null;

@Injectable()
export class DeliveriesService {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly repository: WebhooksRepository,
    private readonly webhooks: WebhooksService,
    private readonly sender: DeliverySender,
    private readonly inbox: Inbox,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    effects: LaterEffects,
  ) {
    effects.addSource((eventId) => this.findEffects(eventId));
  }

  /** Creates one delivery per listening webhook, written with the inbox entry so that none is lost or duplicated. */
  async plan(event: CloudEvent): Promise<void> {
    const listening = await this.repository.listeningTo(event.type, new Date(event.time));
    if (listening.length === 0) return;
    const planned = listening.map(({ _id }) => newDelivery(event, String(_id), new Date()));
    await this.inbox.once(event, () => this.deliveries.insert(planned));
    this.sender.nudge();
  }

  private async findEffects(eventId: string): Promise<EffectFact[]> {
    const webhooks = await this.repository.all();
    const found = await this.deliveries.findOfEvent(
      eventId,
      webhooks.map(({ _id }) => String(_id)),
    );
    return found.map(({ webhookId, status, endedAt, log }) => ({
      effect: `webhook ${webhookId}`,
      at: endedAt,
      error: status === 'failed' ? (log.at(-1)?.error ?? 'It was not delivered.') : null,
    }));
  }

  async list(id: string, query: DeliveryQuery) {
    await this.webhooks.find(id);
    return this.deliveries.list(id, query);
  }

  async find(id: string, delivery: string): Promise<DeliveryRecord> {
    const found = await this.deliveries.find(id, delivery);
    if (found === null) throw new NotFoundException('Delivery not found');
    return found;
  }

  /** Sends a test event once, immediately, even if the webhook is disabled. */
  async sendTest(id: string): Promise<DeliveryRecord> {
    const webhook = await this.webhooks.find(id);
    const now = new Date();
    const event = { id: timeOrderedId(), type: TEST_EVENT_TYPE, time: now.toISOString(), subject: id, data: { id } };
    const delivery = { ...newDelivery(event, id, now), ...claimAt(now), attempts: 1 };
    await this.deliveries.insert([delivery]);
    await this.sender.deliver(webhook, delivery, TEST_TIMEOUT_MS);
    return this.find(id, String(delivery._id));
  }

  async replay(id: string, deliveryId: string): Promise<Replayed> {
    const webhook = await this.webhooks.find(id);
    const delivery = await this.find(id, deliveryId);
    await this.transactions.run(async () => {
      if (!(await this.deliveries.replay(delivery, new Date()))) throw new ConflictException(BEING_SENT);
      await this.recordReplay(webhook, 1);
    });
    this.sender.nudge();
    return { count: 1, isEnabled: isEnabled(webhook) };
  }

  async replayAll(id: string, request: ReplayRequest): Promise<Replayed> {
    const webhook = await this.webhooks.find(id);
    const count = await this.deliveries.replayAll(id, request, new Date());
    if (count > 0) await this.transactions.run(() => this.recordReplay(webhook, count));
    this.sender.nudge();
    return { count, isEnabled: isEnabled(webhook) };
  }

  private async recordReplay(webhook: WebhookRecord, count: number): Promise<void> {
    const note = count === 1 ? '1 delivery' : `${count} deliveries`;
    await this.audit.record({ action: 'replayed', resource: 'settings', item: auditedWebhook(webhook), note });
  }
}
