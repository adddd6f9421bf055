import {
  type CloudEvent,
  CONTENT_EVENT_TYPES,
  cloudEvent,
  type EventTrail,
  getContentItem,
  studioUpdated,
} from '@atelier/contracts';
import type { Msg } from '@nats-io/transport-node';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Broker } from '../events/broker.js';
import { EventSubscription } from '../events/event-subscription.js';
import { TRAILS } from '../events/questions.js';
import { SETTINGS_TAG } from './cache-tags.js';
import type { ResponseCache } from './response-cache.js';

type FollowingCache = Pick<ResponseCache, 'isConnected' | 'apply' | 'expire' | 'expireAll' | 'clear'>;

const REMEMBERED_EVENTS = 1000;
const FOLLOWED_TYPES = [...CONTENT_EVENT_TYPES, studioUpdated.type];

/**
 * Applies content events to the cache as they happen: as soon as they are published, because the stream first waits for its disk,
 * and from the stream, which also has what was missed. While the broker is unreachable, the cache is marked as disconnected;
 * afterwards it receives the missed events, so that unpublished items also leave the last good answers.
 */
export class ContentChanges {
  private readonly subscription: EventSubscription;
  private readonly appliedAt = new LRUCache<string, string>({ max: REMEMBERED_EVENTS });

  constructor(
    private readonly broker: Broker,
    private readonly cache: FollowingCache,
    private readonly logger: Logger,
  ) {
    this.subscription = new EventSubscription(broker, logger, {
      types: FOLLOWED_TYPES,
      start: 'now',
      onEvent: (event) => this.apply(event),
      onFailure: () => cache.clear(),
      onCaughtUp: () => this.connect(),
      onLost: () => this.disconnect(),
      // Changes may have been missed, so no cached answer can be trusted.
      onStart: () => cache.clear(),
    });
  }

  start(): void {
    this.subscription.start();
    Promise.all([
      this.broker.listen(FOLLOWED_TYPES, (message) => this.applyMessage(message)),
      this.broker.answer(TRAILS, (eventId) => this.getTrail(eventId)),
    ]).catch((error: unknown) => this.logger.debug({ err: error }, 'the broker was never reached'));
  }

  /** Call before the broker's connection is closed. */
  async stop(): Promise<void> {
    await this.subscription.close();
  }

  /** Answers made while disconnected may be stale, so all of them expire. */
  private connect(): void {
    this.cache.expireAll();
    this.cache.isConnected = true;
  }

  private disconnect(): void {
    this.cache.isConnected = false;
  }

  private applyMessage(message: Msg): void {
    try {
      this.apply(cloudEvent.parse(message.json()) as CloudEvent);
    } catch (error) {
      // It arrives again from the stream, where its failure is handled.
      this.logger.debug({ err: error, type: message.subject }, 'event was heard but could not be applied');
    }
  }

  private apply(event: CloudEvent): void {
    if (this.appliedAt.has(event.id)) return;
    if (event.type === studioUpdated.type) this.cache.expire([SETTINGS_TAG]);
    else this.cache.apply(getContentItem(event));
    this.appliedAt.set(event.id, new Date().toISOString());
  }

  private getTrail(eventId: string): EventTrail | undefined {
    const at = this.appliedAt.peek(eventId);
    if (at === undefined) return undefined;
    const consumer = this.broker.name.replace(/^atelier-/, '');
    return { consumer, written: null, handled: [], later: [{ effect: 'cache', at, error: null }] };
  }
}
