import { Broker, LOGGER, PUBLIC_STREAM, RecurringWork } from '@atelier/service-kit';
import { AckPolicy, type ConsumerInfo, DeliverPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { findId, getUser, type Progress } from './event-subscriber.js';
import type { EventSubscriberRecord } from './event-subscriber.schema.js';
import { EventSubscribersRepository } from './event-subscribers.repository.js';
import { PublicStream, publicSubject } from './public-stream.js';

const SWEEP_INTERVAL_MS = 60_000;
const MAX_UNACKNOWLEDGED = 256;
const MAX_DELIVERIES = 20;
const ACK_WAIT_MS = 30_000;
/** Several processes of a subscriber can share its consumer. */
const MAX_WAITING_REQUESTS = 16;
const MAX_REQUESTED_EVENTS = 256;
const MAX_REQUEST_MS = 60_000;

const isMissing = (error: unknown): boolean => error instanceof Error && /consumer not found/i.test(error.message);

const toProgress = ({ num_pending, num_ack_pending, delivered }: ConsumerInfo): Progress => ({
  pending: num_pending,
  unacknowledged: num_ack_pending,
  // The client declares a number; the broker sends a time, and nothing before the first delivery.
  lastActiveAt: delivered.last_active === undefined ? null : new Date(delivered.last_active).toISOString(),
});

/**
 * The consumers of subscribers on NATS, one each. The service creates them, so a subscriber can neither choose other events
 * nor remove a limit. Deletes those whose subscriber is gone.
 */
@Injectable()
export class SubscriberConsumers extends RecurringWork {
  constructor(
    private readonly broker: Broker,
    private readonly stream: PublicStream,
    private readonly subscribers: EventSubscribersRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super({ intervalMs: SWEEP_INTERVAL_MS, failure: 'consumers of event subscribers could not be checked', logger });
  }

  /**
   * Creates the consumer, or gives it the settings of now. One that was lost, such as with its stream, starts again with the events
   * since the subscriber was created.
   */
  async ensure(subscriber: EventSubscriberRecord): Promise<void> {
    const { consumers } = await this.stream.manager();
    const user = getUser(subscriber);
    const settings = {
      filter_subjects: subscriber.events.map(publicSubject),
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: MAX_UNACKNOWLEDGED,
      max_deliver: MAX_DELIVERIES,
      max_batch: MAX_REQUESTED_EVENTS,
      max_expires: nanos(MAX_REQUEST_MS),
      // Everything that it has not read by then is gone.
      inactive_threshold: nanos(this.stream.retentionMs),
    };
    if (await this.exists(user)) {
      await consumers.update(PUBLIC_STREAM, user, settings);
      return;
    }
    await consumers.add(PUBLIC_STREAM, {
      ...settings,
      durable_name: user,
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: subscriber.createdAt.toISOString(),
      ack_policy: AckPolicy.Explicit,
      max_waiting: MAX_WAITING_REQUESTS,
    });
  }

  async delete(user: string): Promise<void> {
    const { consumers } = await this.stream.manager();
    await consumers.delete(PUBLIC_STREAM, user).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  /** How far each subscriber has read, by its user; empty while NATS cannot be reached. */
  async progress(): Promise<ReadonlyMap<string, Progress>> {
    if (!this.broker.isConnected) return new Map();
    return new Map((await this.list()).map((info) => [info.name, toProgress(info)]));
  }

  protected async work(): Promise<void> {
    if (!this.stream.isWanted || !this.broker.isConnected) return;
    const users = new Set((await this.subscribers.all()).map(getUser));
    const orphans = (await this.list()).filter(({ name }) => findId(name) !== undefined && !users.has(name));
    await this.forEach(
      orphans,
      ({ name }) => this.delete(name),
      ({ name }) => ({ consumer: name }),
    );
  }

  private async exists(user: string): Promise<boolean> {
    const { consumers } = await this.stream.manager();
    return consumers.info(PUBLIC_STREAM, user).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      },
    );
  }

  private async list(): Promise<ConsumerInfo[]> {
    const { consumers } = await this.stream.manager();
    const found: ConsumerInfo[] = [];
    for await (const info of consumers.list(PUBLIC_STREAM)) found.push(info);
    return found;
  }
}
