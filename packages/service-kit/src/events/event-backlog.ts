import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import { SingleFlight } from '../cache/single-flight.js';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import { Metrics } from '../http/metrics.js';
import { ENVIRONMENT, LOGGER, SERVICE_NAME } from '../service-tokens.js';
import { Broker } from './broker.js';
import { consumerName } from './durable-consumer.js';
import { OUTBOX, type OutboxEntry } from './outbox.schema.js';
import { storedAt } from './stored-at.js';
import { EVENT_STREAM } from './streams.js';

const TIMEOUT_MS = 2000;
const MAX_COUNTED = 10_000;

type Figures = Readonly<Record<string, number>>;

/**
 * What waits on the way out and on the way in. Measured when metrics are read, so that it costs nothing otherwise; what is not
 * known within two seconds is NaN.
 */
@Injectable()
export class EventBacklog {
  private readonly consumer: string;
  private readonly measurements = new SingleFlight<Figures | undefined>();

  constructor(
    @InjectModel(OUTBOX) private readonly entries: Model<OutboxEntry>,
    @Inject(Broker) private readonly broker: Broker,
    @Inject(Metrics) { registry }: Metrics,
    @Inject(SERVICE_NAME) service: string,
    @Inject(ENVIRONMENT) environment: Pick<ServiceEnvironment, 'MONGODB_DATABASE'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'debug'>,
  ) {
    const consumer = consumerName(service, environment);
    this.consumer = consumer;
    const registers = [registry];
    const ofOutbox = (name: string, help: string) => {
      const measure = () => this.getFigure('outbox', name);
      new Gauge({
        name: `atelier_outbox_${name}`,
        help,
        registers,
        async collect() {
          this.set(await measure());
        },
      });
    };
    const ofConsumer = (name: string, help: string) => {
      const measure = () => this.getFigure('consumer', name);
      new Gauge({
        name: `atelier_consumer_${name}`,
        help,
        labelNames: ['consumer'],
        registers,
        async collect() {
          this.set({ consumer }, await measure());
        },
      });
    };
    ofOutbox('unsent', `Events that the broker has not acknowledged, counted up to ${MAX_COUNTED}.`);
    ofOutbox('oldest_seconds', 'Age of the oldest event that the broker has not acknowledged; 0 if there is none.');
    ofConsumer('pending', 'Events in the stream that the consumer has not received.');
    ofConsumer('ack_pending', 'Events that the consumer has received and not acknowledged.');
    ofConsumer('redelivered', 'Events among these that the consumer received more than once.');
  }

  /**
   * The time of the last event up to which the service has applied all: now, if none waits, which is rare where many arrive.
   * Undefined if that is unknown.
   */
  async findAppliedUntil(): Promise<Date | undefined> {
    const now = new Date();
    if ((await this.getFigure('consumer', 'pending')) === 0) return now;
    const seq = await this.getFigure('consumer', 'applied');
    if (!(seq > 0)) return undefined;
    const { streams } = await this.broker.manager();
    const message = await streams.getMessage(EVENT_STREAM, { seq });
    return message === null ? undefined : storedAt({ headers: message.header, time: message.time });
  }

  private async getFigure(source: 'outbox' | 'consumer', name: string): Promise<number> {
    // All gauges are read at once: one measurement answers them.
    const figures = await this.measurements.join(source, 0, () =>
      this.withinTime(source === 'outbox' ? this.measureOutbox() : this.measureConsumer()),
    );
    return figures?.[name] ?? Number.NaN;
  }

  private async withinTime(measured: Promise<Figures | undefined>): Promise<Figures | undefined> {
    try {
      return await Promise.race([measured, delay(TIMEOUT_MS, undefined, { ref: false })]);
    } catch (error) {
      this.logger.debug({ err: error }, 'what waits could not be measured');
      return undefined;
    }
  }

  private async measureOutbox(): Promise<Figures> {
    const unsent = { sentAt: null };
    const [count, oldest] = await Promise.all([
      this.entries.countDocuments(unsent).limit(MAX_COUNTED),
      this.entries.findOne(unsent).sort({ _id: 1 }).lean<OutboxEntry>(),
    ]);
    const ageMs = oldest === null ? 0 : Date.now() - Date.parse(oldest.event.time);
    return { unsent: count, oldest_seconds: Math.max(0, ageMs / 1000) };
  }

  /** Undefined without a broker, or if the service has no consumer. */
  private async measureConsumer(): Promise<Figures | undefined> {
    if (!this.broker.isConnected) return undefined;
    const { consumers } = await this.broker.manager();
    const info = await consumers.info(EVENT_STREAM, this.consumer);
    const { num_pending: pending, num_ack_pending: ack_pending, num_redelivered: redelivered, ack_floor } = info;
    return { pending, ack_pending, redelivered, applied: ack_floor.stream_seq };
  }
}
