import { type CloudEvent, cloudEvent, deadLetterKept } from '@atelier/contracts';
import { AckPolicy, type ConsumerConfig, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { headers, nanos } from '@nats-io/transport-node';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Logger } from 'pino';
import { isObservable, lastValueFrom } from 'rxjs';
import { continueTrace, runInContext } from '../context/request-context.js';
import type { Metrics } from '../http/metrics.js';
import type { Broker } from './broker.js';
import { eventOf } from './event-of.js';
import { DEAD_LETTER_PREFIX, EVENT_STREAM } from './streams.js';

/** How long an event that a killed process held is kept from the next one. */
const ACK_WAIT_MS = 10_000;
/** Few enough that the last of them is begun well before its time is up. */
const FETCHED_AHEAD = 16;
const BACKOFF_MS = [250, 1000, 5000, 15_000];
/** Failures after which an event goes to the dead letters. */
export const MAX_DELIVERIES = BACKOFF_MS.length + 1;
const RETRY_LISTEN_MS = 1000;

interface Options {
  broker: Broker;
  consumer: string;
  /** Where a consumer that is new begins; absent: with the first event that is kept. */
  since: string | undefined;
  logger: Logger;
  metrics: Metrics;
}

/** Nest's transport over JetStream: one durable pull consumer a service, one handler a pattern, acknowledged after the effect. */
export class JetStreamServer extends Server implements CustomTransportStrategy {
  private messages: ConsumerMessages | undefined;
  private closing = false;
  private consuming: Promise<void> | undefined;

  constructor(private readonly options: Options) {
    super();
  }

  /** Throws at the start where a second handler listens to the same: the inbox lets an event have one effect a service. */
  override addHandler(...handler: Parameters<Server['addHandler']>) {
    const subject = this.normalizePattern(handler[0] as string);
    if (this.messageHandlers.has(subject))
      throw new Error(
        `Two handlers of ${this.options.consumer} listen to ${subject}: only the first would be applied.`,
      );
    super.addHandler(...handler);
  }

  listen(started: () => void) {
    this.consuming = this.consumeUntilClosed();
    started();
  }

  async close() {
    this.closing = true;
    // Without messages nothing is in flight, and the broker may never come.
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

  private async consumeUntilClosed(): Promise<void> {
    if (this.messageHandlers.size === 0) return;
    while (!this.closing) {
      try {
        await this.consume();
      } catch (error) {
        if (this.closing) return;
        this.options.logger.warn({ err: error }, 'event consumer stopped; it will be started again');
        await new Promise((resolve) => setTimeout(resolve, RETRY_LISTEN_MS));
      }
    }
  }

  private async consume(): Promise<void> {
    const { broker, consumer } = this.options;
    await broker.prepareStreams();
    await this.ensureConsumer();
    const client = await broker.client();
    const durable = await client.consumers.get(EVENT_STREAM, consumer);
    this.messages = await durable.consume({ max_messages: FETCHED_AHEAD });
    if (this.closing) await this.messages.close();
    for await (const message of this.messages) {
      // What was fetched and not begun goes back at once: a stop waits for one effect, not for a backlog.
      if (this.closing) message.nak();
      else await this.deliver(message);
    }
  }

  private async ensureConsumer(): Promise<void> {
    const { broker, consumer, since } = this.options;
    const manager = await broker.manager();
    const begin: Partial<ConsumerConfig> =
      since === undefined
        ? { deliver_policy: DeliverPolicy.All }
        : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: since };
    const settings: Partial<ConsumerConfig> = {
      filter_subjects: [...this.messageHandlers.keys()],
      ack_wait: nanos(ACK_WAIT_MS),
    };
    const exists = await manager.consumers.info(EVENT_STREAM, consumer).then(
      () => true,
      () => false,
    );
    if (exists) await manager.consumers.update(EVENT_STREAM, consumer, settings);
    else
      await manager.consumers.add(EVENT_STREAM, {
        ...settings,
        ...begin,
        durable_name: consumer,
        ack_policy: AckPolicy.Explicit,
        max_deliver: -1,
      });
  }

  private async deliver(message: JsMsg): Promise<void> {
    const { logger, metrics } = this.options;
    // A slow effect, such as a mail, asks for more time while it runs.
    const heartbeat = setInterval(() => message.working(), ACK_WAIT_MS / 3);
    try {
      await this.handle(message);
      await message.ackAck();
      metrics.countEvent(message.subject, 'applied');
    } catch (error) {
      const failures = message.info.deliveryCount;
      logger.error({ err: error, type: message.subject, failures }, 'event could not be applied');
      if (failures >= MAX_DELIVERIES) return this.bury(message, error);
      message.nak(BACKOFF_MS[failures - 1] ?? 0);
      metrics.countEvent(message.subject, 'retried');
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async handle(message: JsMsg): Promise<void> {
    const handler: MessageHandler | null = this.getHandlerByPattern(message.subject);
    if (handler === null) return;
    const event = cloudEvent.parse(message.json()) as CloudEvent;
    const context = { requestId: event.id, traceparent: continueTrace(event.traceparent) };
    await runInContext(context, async () => {
      const outcome = await handler(event);
      if (isObservable(outcome)) await lastValueFrom(outcome, { defaultValue: undefined });
    });
  }

  /** Advisories carry no payload, so the event itself is copied; it is only given up once the copy is safe. */
  private async bury(message: JsMsg, error: unknown): Promise<void> {
    const { broker, consumer, logger, metrics } = this.options;
    const reason = headers();
    reason.set('Atelier-Consumer', consumer);
    reason.set(
      'Atelier-Error',
      (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 500),
    );
    reason.set('Atelier-Failures', String(message.info.deliveryCount));
    try {
      const client = await broker.client();
      const msgID = `${consumer}:${message.info.streamSequence}`;
      await client.publish(`${DEAD_LETTER_PREFIX}.${consumer}.${message.subject}`, message.data, {
        msgID,
        headers: reason,
      });
      await this.announceDeadLetter(message, msgID);
      message.term('moved to the dead letters');
      metrics.countEvent(message.subject, 'dead');
    } catch (failure) {
      logger.error(
        { err: failure, type: message.subject },
        'dead letter could not be kept; the event stays with its consumer',
      );
      message.nak(BACKOFF_MS.at(-1) ?? 0);
    }
  }

  /** Not of such an announcement itself: a consumer that cannot read them would never come to an end. */
  private async announceDeadLetter(message: JsMsg, letter: string): Promise<void> {
    if (message.subject === deadLetterKept.type) return;
    const { broker, consumer } = this.options;
    const failures = message.info.deliveryCount;
    const event = eventOf(
      deadLetterKept,
      consumer,
      { consumer, type: message.subject, failures },
      `/services/${consumer}`,
    );
    const client = await broker.client();
    await client.publish(event.type, JSON.stringify(event), { msgID: `dead-letter:${letter}` });
  }
}
