import { type CloudEvent, CONTENT_EVENT_TYPES, cloudEvent, contentItemOf, studioUpdated } from '@atelier/contracts';
import { type Consumer, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { Broker } from '../events/broker.js';
import { EVENT_STREAM } from '../events/streams.js';
import type { ResponseCache } from './response-cache.js';

const RETRY_MS = 250;
const LOOK_MS = 100;
/** Two that do not come mean that the broker cannot be heard. */
const HEARTBEAT_MS = 1000;
const FORGOTTEN_AFTER_MS = 60_000;
const DEAF_SIGNS: ReadonlySet<string> = new Set([
  'heartbeats_missed',
  'consumer_not_found',
  'stream_not_found',
  'no_responders',
]);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tells the cache what changed, as it happens. While the broker cannot be heard the cache knows that; afterwards what
 * was missed is read up from where the following broke off, so that what was taken down meanwhile is gone from the last
 * good answers too.
 */
export class ContentChanges {
  /** The last message of the stream that is accounted for. */
  private position: number | undefined;
  private streamMadeAt: string | undefined;
  private messages: ConsumerMessages | undefined;
  private following: Promise<void> | undefined;
  private closing = false;

  constructor(
    private readonly broker: Broker,
    private readonly cache: Pick<ResponseCache, 'hearsChanges' | 'apply' | 'applyToAll' | 'expireAll' | 'clear'>,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.following = this.followUntilClosed();
  }

  /** Before the broker's connection is closed. */
  async stop(): Promise<void> {
    this.closing = true;
    this.goDeaf();
    await this.following;
  }

  private async followUntilClosed(): Promise<void> {
    while (!this.closing) {
      try {
        if (this.broker.isConnected) await this.follow();
      } catch (error) {
        if (!this.closing) this.logger.warn({ err: error }, 'changes of content cannot be followed; tried again');
      }
      this.cache.hearsChanges = false;
      if (!this.closing) await pause(RETRY_MS);
    }
  }

  private async follow(): Promise<void> {
    await this.broker.prepareStreams();
    const begin = await this.beginning();
    const client = await this.broker.client();
    const consumer = await client.consumers.get(EVENT_STREAM, {
      filter_subjects: [...CONTENT_EVENT_TYPES, studioUpdated.type],
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: begin + 1,
      inactive_threshold: FORGOTTEN_AFTER_MS,
    });
    const { num_pending: missed } = await consumer.info();
    this.messages = await consumer.consume({ idle_heartbeat: HEARTBEAT_MS });
    if (this.closing) return this.goDeaf();
    void this.watch(this.messages);
    const look = setInterval(() => this.broker.isConnected || this.goDeaf(), LOOK_MS);
    if (missed === 0) this.beginHearing();
    try {
      for await (const message of this.messages) this.hear(message);
    } finally {
      clearInterval(look);
      this.goDeaf();
      await this.leave(consumer);
    }
  }

  /** Where following goes on. A stream that does not reach back that far, or is another one, leaves nothing to trust. */
  private async beginning(): Promise<number> {
    const { created, state } = await (await this.broker.manager()).streams.info(EVENT_STREAM);
    const reached = this.position ?? Number.NEGATIVE_INFINITY;
    if (created === this.streamMadeAt && state.first_seq <= reached + 1 && reached <= state.last_seq) return reached;
    this.cache.clear();
    this.streamMadeAt = created;
    this.position = state.last_seq;
    return this.position;
  }

  private hear(message: JsMsg): void {
    this.position = message.seq;
    this.apply(message);
    if (!this.cache.hearsChanges && message.info.pending === 0) this.beginHearing();
  }

  /** Answers that were made while nothing was heard may be old: once all is read up, none of them is fresh. */
  private beginHearing(): void {
    this.cache.expireAll();
    this.cache.hearsChanges = true;
  }

  private apply(message: JsMsg): void {
    // The studio's name, navigation and footer stand on every page.
    const isOfTheStudio = message.subject === studioUpdated.type;
    try {
      if (isOfTheStudio) this.cache.applyToAll();
      else this.cache.apply(contentItemOf(cloudEvent.parse(message.json()) as CloudEvent));
    } catch (error) {
      this.logger.warn({ err: error, type: message.subject }, 'change of content cannot be read; nothing is kept');
      this.cache.clear();
    }
  }

  private async watch(messages: ConsumerMessages): Promise<void> {
    for await (const status of messages.status()) if (DEAF_SIGNS.has(status.type)) this.goDeaf();
  }

  private goDeaf(): void {
    this.cache.hearsChanges = false;
    void this.messages?.close();
    this.messages = undefined;
  }

  private async leave(consumer: Consumer): Promise<void> {
    if (this.broker.isConnected) await consumer.delete().catch(() => false);
  }
}
