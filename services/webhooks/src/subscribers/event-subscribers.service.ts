import { MAX_EVENT_SUBSCRIBERS, type NewEventSubscriber } from '@atelier/contracts';
import { AuditTrail, Broker, currentActor, ENVIRONMENT, LOGGER, Transactions } from '@atelier/service-kit';
import { ConflictException, Inject, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { WebhooksEnvironment } from '../webhooks-environment.js';
import {
  addressFor,
  auditedFields,
  auditedSubscriber,
  digestOf,
  getUser,
  newPassword,
  toEventSubscriber,
} from './event-subscriber.js';
import type { EventSubscriberRecord } from './event-subscriber.schema.js';
import { EventSubscribersRepository } from './event-subscribers.repository.js';
import { PublicStream } from './public-stream.js';
import { SubscriberConsumers } from './subscriber-consumers.js';

@Injectable()
export class EventSubscribersService {
  private readonly url: string;

  constructor(
    private readonly subscribers: EventSubscribersRepository,
    private readonly consumers: SubscriberConsumers,
    private readonly stream: PublicStream,
    private readonly broker: Broker,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    @Inject(ENVIRONMENT) environment: WebhooksEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.url = environment.NATS_PUBLIC_URL ?? environment.NATS_URL;
  }

  async all() {
    const subscribers = await this.subscribers.all();
    if (subscribers.length === 0) return [];
    const progress = await this.consumers.progress();
    return subscribers.map((subscriber) => toEventSubscriber(subscriber, progress.get(getUser(subscriber)) ?? null));
  }

  /** The address contains the password, which is shown only this once. */
  async create({ name, events }: NewEventSubscriber) {
    if (!this.stream.isWanted)
      throw new ConflictException('Subscribers on NATS are not set up: the webhooks service has no SUBSCRIBERS_SEED.');
    if (!this.broker.isConnected) throw new ServiceUnavailableException('NATS cannot be reached. Try again later.');
    const password = newPassword();
    const subscriber: EventSubscriberRecord = {
      _id: new Types.ObjectId(),
      name,
      events: [...new Set(events)],
      digest: digestOf(password),
      createdAt: new Date(),
      createdBy: currentActor().name,
    };
    await this.transactions.run(async () => {
      if ((await this.subscribers.count()) >= MAX_EVENT_SUBSCRIBERS)
        throw new ConflictException(`There can be at most ${MAX_EVENT_SUBSCRIBERS} subscribers on NATS.`);
      await this.subscribers.insert(subscriber);
      const item = auditedSubscriber(subscriber);
      await this.audit.record({ action: 'created', resource: 'settings', item, after: auditedFields(subscriber) });
    });
    // Its first connection would create the consumer as well.
    await this.consumers.ensure(subscriber).catch((err: unknown) => this.warn(err, subscriber));
    return { ...toEventSubscriber(subscriber, null), url: addressFor(subscriber, password, this.url) };
  }

  /** Without its consumer, a connection that is still open reads nothing. */
  async revoke(id: string): Promise<void> {
    const subscriber = await this.transactions.run(async () => {
      const found = await this.subscribers.find(id);
      if (found === null) throw new NotFoundException('Subscriber not found');
      await this.subscribers.delete(id);
      const item = auditedSubscriber(found);
      await this.audit.record({ action: 'deleted', resource: 'settings', item, before: auditedFields(found) });
      return found;
    });
    if (this.broker.isConnected)
      await this.consumers.delete(getUser(subscriber)).catch((err: unknown) => this.warn(err, subscriber));
  }

  private warn(err: unknown, { _id }: EventSubscriberRecord): void {
    this.logger.warn({ err, subscriber: String(_id) }, 'the consumer of an event subscriber is changed later');
  }
}
