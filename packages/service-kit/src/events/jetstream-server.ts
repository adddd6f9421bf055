import { setTimeout as delay } from 'node:timers/promises';
import { type CloudEvent, cloudEvent } from '@atelier/contracts';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { Logger } from 'pino';
import { isDependencyUnavailable } from '../is-dependency-unavailable.js';
import type { Tracer } from '../tracing/tracer.js';
import type { Broker } from './broker.js';
import { storeDeadLetter } from './dead-letter.js';
import { openDurableConsumer } from './durable-consumer.js';
import { EventHandlers, type HandlerExtras } from './event-handlers.js';
import type { EventMetrics } from './event-metrics.js';
import type { StreamKeeper } from './stream-keeper.js';

/** How long one request for the next event waits at the broker. */
const FETCH_MS = 10_000;
/** How long a request for events that wait already may take, if another process takes them first; the client's minimum. */
const FETCH_WAITING_MS = 1000;
const RETRY_LISTEN_MS = 1000;
const MAX_FAILING_EVENTS = 1000;

/** Tests shorten these. */
export const EVENT_TIMING = {
  /** How long an event held by a killed process is kept from the next one. */
  ackWaitMs: 10_000,
  /** Pause after a batch that was not full: a few large batches cost much less than many small ones. */
  collectMs: 200,
  /** Waits between the attempts of a failing handler. After one more failure than waits, the event becomes a dead letter. */
  retriesMs: [250, 1000, 5000, 15_000],
  /** Pauses while the database or another dependency is unavailable; the last one repeats until it answers. */
  pausesMs: [250, 1000, 2000, 5000],
};

interface Options {
  broker: Broker;
  streams: Pick<StreamKeeper, 'ensure'>;
  consumer: string;
  /** Where a new consumer starts; undefined: at the first stored event. */
  since: string | undefined;
  logger: Logger;
  metrics: EventMetrics;
  tracer: Tracer;
  timing?: typeof EVENT_TIMING;
}

/** The relay gives a message its event's ID. */
const describe = ({ headers, subject }: JsMsg) => ({ eventId: headers?.get('Nats-Msg-Id'), type: subject });

/**
 * Nest transport over JetStream: one durable pull consumer per service, which acknowledges after the effect. It fetches one
 * event at a time, or as many as a handler applies at once, and extends their acknowledgement deadlines meanwhile.
 */
export class JetStreamServer extends Server implements CustomTransportStrategy {
  private readonly timing: typeof EVENT_TIMING;
  private readonly closing = new AbortController();
  private readonly handlers: EventHandlers;
  /** Failures of an event's own handlers, by the event's sequence number in the stream. */
  private readonly failures = new Map<number, number>();
  /** Consecutive attempts that failed because of a dependency. */
  private outages = 0;
  private messages: ConsumerMessages | undefined;
  private consuming: Promise<void> | undefined;

  constructor(private readonly options: Options) {
    super();
    this.timing = options.timing ?? EVENT_TIMING;
    this.handlers = new EventHandlers(options.consumer, options.metrics, options.tracer);
  }

  override addHandler(...[pattern, run, isEventHandler, extras]: Parameters<Server['addHandler']>) {
    const isFirst = this.handlers.add(this.normalizePattern(pattern), run, extras as HandlerExtras | undefined);
    if (isFirst) super.addHandler(pattern, run, isEventHandler, extras);
  }

  listen(started: () => void) {
    this.consuming = this.consumeUntilClosed();
    started();
  }

  async close() {
    this.closing.abort();
    // Without messages nothing is in flight, and the broker may never become available.
    if (this.messages === undefined) return;
    await this.messages.close();
    await this.consuming;
  }

  on(): never {
    throw new Error('The JetStream transport has no events of its own to listen to.');
  }

  unwrap<Unwrapped>(): Unwrapped {
    return this.options.broker as Unwrapped;
  }

  private get isClosing(): boolean {
    return this.closing.signal.aborted;
  }

  private async consumeUntilClosed(): Promise<void> {
    if (this.handlers.types.length === 0) return;
    while (!this.isClosing) {
      try {
        await this.consume();
      } catch (error) {
        if (this.isClosing) return;
        this.options.logger.warn({ err: error }, 'event consumer stopped; it will be started again');
        await this.wait(RETRY_LISTEN_MS);
      }
    }
  }

  private async consume(): Promise<void> {
    const { broker, streams, consumer: name, since } = this.options;
    await streams.ensure();
    const { types: subjects } = this.handlers;
    const durable = await openDurableConsumer(broker, { name, subjects, since, ackWaitMs: this.timing.ackWaitMs });
    while (!this.isClosing) {
      const [next] = await this.fetch(durable, 1, FETCH_MS);
      if (next === undefined) continue;
      const batchSize = this.handlers.getBatchSize(next.subject);
      const waiting = Math.min(next.info.pending, batchSize - 1);
      const messages = [next, ...(await this.fetch(durable, waiting, FETCH_WAITING_MS))];
      await this.deliverAll(messages);
      if (messages.length < batchSize) await this.wait(this.timing.collectMs);
    }
  }

  private async fetch(durable: Consumer, count: number, expires: number): Promise<JsMsg[]> {
    const fetched: JsMsg[] = [];
    if (count === 0 || this.isClosing) return fetched;
    this.messages = await durable.fetch({ max_messages: count, expires });
    if (this.isClosing) await this.messages.close();
    for await (const message of this.messages) fetched.push(message);
    return fetched;
  }

  private async deliverAll(messages: readonly JsMsg[]): Promise<void> {
    // Extends the deadlines while a slow effect, such as a mail, runs.
    const heartbeat = setInterval(() => {
      for (const message of messages) message.working();
    }, this.timing.ackWaitMs / 3);
    try {
      for (const batch of this.splitIntoBatches(messages)) {
        // Shutdown waits for the current effect only.
        if (this.isClosing) for (const message of batch) message.nak();
        else await this.deliver(batch);
      }
    } finally {
      clearInterval(heartbeat);
    }
  }

  private splitIntoBatches(messages: readonly JsMsg[]): JsMsg[][] {
    const batches: JsMsg[][] = [];
    for (const message of messages) {
      const batch = batches.at(-1);
      const [first] = batch ?? [];
      if (first !== undefined && this.handlers.haveSameBatch(first.subject, message.subject)) batch?.push(message);
      else batches.push([message]);
    }
    return batches;
  }

  private async deliver(batch: readonly JsMsg[]): Promise<void> {
    try {
      await this.handle(batch);
      this.outages = 0;
      await this.acknowledge(batch);
    } catch (error) {
      const [message, ...others] = batch;
      if (isDependencyUnavailable(error)) await this.pause(batch, error);
      else if (others.length > 0) for (const one of batch) await this.deliver([one]);
      else if (message !== undefined) await this.retryOrMoveToDeadLetter(message, error);
    }
  }

  private async handle(batch: readonly JsMsg[]): Promise<void> {
    const { consumer, logger } = this.options;
    const startedAtMs = performance.now();
    const delivered = batch.map((message) => ({
      event: cloudEvent.parse(message.json()) as CloudEvent,
      deliveries: message.info.deliveryCount,
    }));
    await this.handlers.apply(batch[0]?.subject ?? '', delivered);
    const durationMs = Math.round((performance.now() - startedAtMs) * 10) / 10;
    for (const { event, deliveries } of delivered) {
      const { id: eventId, traceparent: trace, type } = event;
      logger.info({ eventId, trace, consumer, type, durationMs, deliveries }, 'event applied');
    }
  }

  /**
   * Waits for the answer to the last one only, because the broker reads them in order. A lost acknowledgement is not a failure:
   * the event is redelivered, and the inbox skips it.
   */
  private async acknowledge(batch: readonly JsMsg[]): Promise<void> {
    const { logger, metrics } = this.options;
    const last = batch.at(-1);
    for (const message of batch) if (message !== last) message.ack();
    try {
      await last?.ackAck();
    } catch (error) {
      for (const message of batch)
        logger.warn({ err: error, ...describe(message) }, 'event was applied, but the broker could not be told');
    }
    for (const message of batch) {
      this.failures.delete(message.seq);
      metrics.countEvent(message.subject, 'applied');
    }
  }

  /**
   * The events are not at fault, so this attempt does not count. They go back to the broker, where another process may take
   * them, and this process applies no other event in the meantime.
   */
  private async pause(batch: readonly JsMsg[], error: unknown): Promise<void> {
    const { logger, metrics } = this.options;
    const { pausesMs } = this.timing;
    const pauseMs = pausesMs[Math.min(this.outages, pausesMs.length - 1)] ?? 0;
    this.outages += 1;
    for (const message of batch) {
      logger.warn({ err: error, ...describe(message), pauseMs }, 'a dependency is away; event consumption is paused');
      message.nak(pauseMs);
      metrics.countEvent(message.subject, 'retried');
    }
    await this.wait(pauseMs);
  }

  private async retryOrMoveToDeadLetter(message: JsMsg, error: unknown): Promise<void> {
    const { logger, metrics } = this.options;
    const failures = this.countFailure(message.seq);
    logger.error({ err: error, ...describe(message), failures }, 'event could not be applied');
    const retryMs = this.timing.retriesMs[failures - 1];
    if (retryMs === undefined) return this.moveToDeadLetter(message, error, failures);
    message.nak(retryMs);
    metrics.countEvent(message.subject, 'retried');
  }

  /**
   * Counted here and not by the broker, whose delivery count includes outages and kills. A restart resets the count: an
   * event may get a few more attempts, but none is given up too early.
   */
  private countFailure(seq: number): number {
    const failures = (this.failures.get(seq) ?? 0) + 1;
    this.failures.set(seq, failures);
    const [oldest] = this.failures.keys();
    if (this.failures.size > MAX_FAILING_EVENTS && oldest !== undefined) this.failures.delete(oldest);
    return failures;
  }

  /** Terminates the event only after its copy is stored as a dead letter. */
  private async moveToDeadLetter(message: JsMsg, error: unknown, failures: number): Promise<void> {
    const { broker, consumer, logger, metrics } = this.options;
    try {
      await storeDeadLetter(broker, { message, consumer, error, failures });
      message.term('moved to the dead letters');
      this.failures.delete(message.seq);
      metrics.countEvent(message.subject, 'dead');
    } catch (failure) {
      logger.error({ err: failure, ...describe(message) }, 'dead letter could not be kept; the event is tried again');
      message.nak(this.timing.retriesMs.at(-1) ?? 0);
    }
  }

  /** Returns early when the service stops. */
  private async wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}
