import { setTimeout as delay } from 'node:timers/promises';
import type { JetStreamClient } from '@nats-io/jetstream';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Logger } from 'pino';
import { LOGGER } from '../service-tokens.js';
import { eventAttributes } from '../tracing/event-attributes.js';
import { Tracer } from '../tracing/tracer.js';
import { Broker } from './broker.js';
import { OUTBOX, type OutboxEntry } from './outbox.schema.js';
import { StreamKeeper } from './stream-keeper.js';

const BATCH_SIZE = 64;
const SWEEP_INTERVAL_MS = 2000;
/** Marks are gathered, since nothing waits for them. */
const MARK_PAUSE_MS = 50;
const PUBLISH_TIMEOUT_MS = 5000;

/**
 * Publishes the outbox to JetStream in the order of writing, with the event's ID as message ID so that duplicates are dropped.
 * Runs on a nudge after each commit, and on a sweep for events left behind by a crash or an outage.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private running: Promise<void> | undefined;
  private again = false;
  private closing = false;
  private client: JetStreamClient | undefined;
  /** Published events whose mark `sentAt` is not stored yet. */
  private readonly published = new Set<string>();
  private marking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(OUTBOX) private readonly entries: Model<OutboxEntry>,
    @Inject(Broker) private readonly broker: Broker,
    private readonly streams: StreamKeeper,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Tracer) private readonly tracer: Tracer,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.nudge(), SWEEP_INTERVAL_MS);
    this.nudge();
  }

  /** Runs before the connections close: the current run finishes, unsent events wait for the next start. */
  async beforeApplicationShutdown() {
    this.closing = true;
    clearInterval(this.timer);
    await this.running;
    await this.marking;
  }

  nudge(): void {
    if (this.closing) return;
    this.again = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
      if (this.again && this.broker.isConnected) this.nudge();
    });
  }

  private async drain(): Promise<void> {
    try {
      while (this.again && this.broker.isConnected) {
        this.again = false;
        while ((await this.sendBatch()) === BATCH_SIZE);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'outbox could not be sent; it will be tried again');
    }
  }

  private async sendBatch(): Promise<number> {
    const batch = await this.unsent();
    try {
      if (batch.length > 0) await this.publish(batch);
    } finally {
      this.marking ??= this.mark().finally(() => {
        this.marking = undefined;
      });
    }
    return batch.length;
  }

  private async publish(batch: readonly OutboxEntry[]): Promise<void> {
    const client = await this.readyClient();
    const sent = await Promise.allSettled(batch.map((entry) => this.publishOne(client, entry)));
    const refused = sent.find((outcome) => outcome.status === 'rejected');
    if (refused === undefined) return;
    this.client = undefined;
    throw refused.reason;
  }

  private async publishOne(client: JetStreamClient, { event }: OutboxEntry): Promise<void> {
    const { id, type, traceparent: parent } = event;
    await this.tracer.trace(
      { name: `publish ${type}`, kind: 'producer', parent, attributes: eventAttributes(event) },
      () => client.publish(type, JSON.stringify(event), { msgID: id, timeout: PUBLISH_TIMEOUT_MS }),
    );
    this.published.add(id);
  }

  /** Runs beside the next batch, since an event should not wait for the mark of another. What fails waits for the next sweep. */
  private async mark(): Promise<void> {
    try {
      while (this.published.size > 0) {
        if (!this.closing) await delay(MARK_PAUSE_MS);
        const ids = [...this.published];
        await this.entries.updateMany({ _id: trusted({ $in: ids }) }, { $set: { sentAt: new Date() } });
        for (const id of ids) this.published.delete(id);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'sent events could not be marked; it will be tried again');
    }
  }

  /**
   * Reads only majority-committed entries. Other writes could still be lost, and a consumer that reads the majority's snapshot
   * would not find the item that its event is about.
   */
  private unsent(): Promise<OutboxEntry[]> {
    return this.entries
      .find({ sentAt: null, _id: trusted({ $nin: [...this.published] }) })
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .readConcern('majority')
      .lean<OutboxEntry[]>();
  }

  /** Creates the streams before the first event, and again after a failure, since the broker may have lost them. */
  private async readyClient(): Promise<JetStreamClient> {
    if (this.client !== undefined) return this.client;
    await this.streams.ensure();
    this.client = await this.broker.client();
    return this.client;
  }
}
