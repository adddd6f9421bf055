import { type CloudEvent, cloudEvent } from '@atelier/contracts';
import {
  type Consumer,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  type OrderedConsumerOptions,
  type StreamInfo,
} from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { Broker } from './broker.js';
import { getEnd, isHeld, type StreamPosition, streamName } from './stream-position.js';
import { EVENT_STREAM } from './streams.js';

const RETRY_MS = 250;
const FAILURES_BEFORE_REPORT = 20;
const CONNECTION_CHECK_MS = 50;
/** Two missed heartbeats mean that the broker is unreachable. */
const HEARTBEAT_MS = 1000;
const FORGOTTEN_AFTER_MS = 60_000;
const SIGNS_OF_LOSS: ReadonlySet<string> = new Set([
  'heartbeats_missed',
  'consumer_not_found',
  'stream_not_found',
  'no_responders',
]);

interface Options {
  types: readonly string[];
  /** Where the first reading begins. */
  start: 'now' | 'all' | { lookBackMs: number } | StreamPosition;
  /** How many events are fetched before they are needed; by default as many as the client of the broker thinks good. */
  ahead?: number;
  /** `position` is behind the event. The next event waits for the promise. */
  onEvent(event: CloudEvent, position: StreamPosition): void | Promise<void>;
  /** An event could not be read or applied; it is logged and passed over. */
  onFailure?(): void;
  /** All past events are read; from here on, events arrive as they happen. */
  onCaughtUp?(): void;
  /** The broker is unreachable. Reading resumes from the same position as soon as possible. */
  onLost?(): void;
  /**
   * Reading begins at `start`: the first time, or since the stream no longer holds what was missed. From a position, only the
   * latter: nothing is read then, and the owner is to close.
   */
  onStart?(): void;
}

type Beginning = Partial<OrderedConsumerOptions>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Follows events without acknowledging them, for state that a process keeps in memory: each process gets every event. Waits
 * until the stream exists, notices when the broker is unreachable, and continues where it left off.
 */
export class EventSubscription {
  private caughtUp = false;
  /** Behind the last message of the stream that is accounted for. */
  private position: StreamPosition | undefined;
  private messages: ConsumerMessages | undefined;
  private following: Promise<void> | undefined;
  private closing = false;
  private failures = 0;

  constructor(
    private readonly broker: Broker,
    private readonly logger: Logger,
    private readonly options: Options,
  ) {
    if (isPosition(options.start)) this.position = options.start;
  }

  start(): void {
    this.following = this.followUntilClosed();
  }

  /** Call before the broker's connection is closed. */
  async close(): Promise<void> {
    this.closing = true;
    this.lose();
    await this.following;
  }

  private async followUntilClosed(): Promise<void> {
    while (!this.closing) {
      const wasConnected = this.broker.isConnected;
      try {
        if (wasConnected) await this.follow();
      } catch (error) {
        this.reportFailure(error);
      }
      this.lose();
      if (!this.closing) await pause(wasConnected ? RETRY_MS : CONNECTION_CHECK_MS);
    }
  }

  private async follow(): Promise<void> {
    const { begin, stream } = await this.findBeginning();
    const client = await this.broker.client();
    const consumer = await client.consumers.get(EVENT_STREAM, {
      ...begin,
      filter_subjects: [...this.options.types],
      inactive_threshold: FORGOTTEN_AFTER_MS,
    });
    const { num_pending: missed } = await consumer.info();
    const { ahead } = this.options;
    this.messages = await consumer.consume({
      idle_heartbeat: HEARTBEAT_MS,
      ...(ahead === undefined ? {} : { max_messages: ahead }),
    });
    if (this.closing || !this.broker.isConnected) return this.lose();
    this.failures = 0;
    void this.watch(this.messages);
    const stopWatching = this.broker.onLost(() => this.lose());
    if (missed === 0) this.catchUp();
    try {
      for await (const message of this.messages) await this.receive(message, stream);
    } finally {
      stopWatching();
      await this.leave(consumer);
    }
  }

  private async findBeginning(): Promise<{ begin: Beginning; stream: string }> {
    const info = await (await this.broker.manager()).streams.info(EVENT_STREAM);
    const stream = streamName(info);
    if (this.position !== undefined && isHeld(info, this.position)) return { begin: startAfter(this.position), stream };
    this.options.onStart?.();
    this.position = undefined;
    return { begin: this.getFirstBeginning(info), stream };
  }

  private getFirstBeginning(info: StreamInfo): Beginning {
    const { start } = this.options;
    if (start === 'all') return { deliver_policy: DeliverPolicy.All };
    if (isPosition(start)) throw new Error('The stream no longer holds what follows the position.');
    if (start !== 'now')
      return {
        deliver_policy: DeliverPolicy.StartTime,
        opt_start_time: new Date(Date.now() - start.lookBackMs).toISOString(),
      };
    this.position = getEnd(info);
    return startAfter(this.position);
  }

  private async receive(message: JsMsg, stream: string): Promise<void> {
    const position = { stream, sequence: message.seq };
    try {
      await this.options.onEvent(cloudEvent.parse(message.json()) as CloudEvent, position);
    } catch (error) {
      this.logger.warn({ err: error, type: message.subject }, 'event could not be applied and is passed over');
      this.options.onFailure?.();
    }
    this.position = position;
    if (message.info.pending === 0) this.catchUp();
  }

  private catchUp(): void {
    if (this.caughtUp || this.closing) return;
    this.caughtUp = true;
    this.options.onCaughtUp?.();
  }

  private async watch(messages: ConsumerMessages): Promise<void> {
    for await (const { type } of messages.status()) if (SIGNS_OF_LOSS.has(type)) this.lose();
  }

  private lose(): void {
    if (this.caughtUp) this.options.onLost?.();
    this.caughtUp = false;
    void this.messages?.close();
    this.messages = undefined;
  }

  private async leave(consumer: Consumer): Promise<void> {
    if (this.broker.isConnected) await consumer.delete().catch(() => false);
  }

  /** Logs once, after several failures: on the very first startup, the streams are created a moment later. */
  private reportFailure(error: unknown): void {
    this.failures += 1;
    if (this.closing || this.failures !== FAILURES_BEFORE_REPORT) return;
    this.logger.warn({ err: error, types: this.options.types }, 'events cannot be followed yet; tried again');
  }
}

const isPosition = (start: Options['start']): start is StreamPosition =>
  typeof start === 'object' && 'sequence' in start;

const startAfter = ({ sequence }: StreamPosition): Beginning => ({
  deliver_policy: DeliverPolicy.StartSequence,
  opt_start_seq: sequence + 1,
});
