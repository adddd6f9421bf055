import { type CloudEvent, CONTENT_EVENT_TYPES, getContentItem, studioUpdated } from '@atelier/contracts';
import type { Logger } from 'pino';
import type { Broker } from '../events/broker.js';
import { EventSubscription } from '../events/event-subscription.js';
import { SETTINGS_TAG } from './cache-tags.js';
import type { ResponseCache } from './response-cache.js';

type FollowingCache = Pick<ResponseCache, 'isConnected' | 'apply' | 'expire' | 'expireAll' | 'clear'>;

/**
 * Applies content events to the cache as they happen. While the broker is unreachable, the cache is marked as disconnected;
 * afterwards it receives the missed events, so that unpublished items also leave the last good answers.
 */
export class ContentChanges {
  private readonly subscription: EventSubscription;

  constructor(
    broker: Broker,
    private readonly cache: FollowingCache,
    logger: Logger,
  ) {
    this.subscription = new EventSubscription(broker, logger, {
      types: [...CONTENT_EVENT_TYPES, studioUpdated.type],
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

  private apply(event: CloudEvent): void {
    if (event.type === studioUpdated.type) this.cache.expire([SETTINGS_TAG]);
    else this.cache.apply(getContentItem(event));
  }
}
