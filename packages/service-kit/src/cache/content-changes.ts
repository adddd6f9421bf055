import { type CloudEvent, CONTENT_EVENT_TYPES, contentItemOf, studioUpdated } from '@atelier/contracts';
import type { Logger } from 'pino';
import type { Broker } from '../events/broker.js';
import { EventSubscription } from '../events/event-subscription.js';
import type { ResponseCache } from './response-cache.js';

type FollowingCache = Pick<ResponseCache, 'hearsChanges' | 'apply' | 'applyToAll' | 'expireAll' | 'clear'>;

/**
 * Tells the cache what changed, as it happens. While the broker cannot be heard the cache knows that; afterwards it hears
 * what it missed, so that what was taken down meanwhile is gone from the last good answers too.
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
      onCaughtUp: () => this.beginHearing(),
      onLost: () => {
        cache.hearsChanges = false;
      },
      // What changed in between is not known, so no answer can be trusted.
      onStart: () => cache.clear(),
    });
  }

  start(): void {
    this.subscription.start();
  }

  /** Before the broker's connection is closed. */
  async stop(): Promise<void> {
    await this.subscription.close();
  }

  /** Answers that were made while nothing was heard may be old: once all is read, none of them is fresh. */
  private beginHearing(): void {
    this.cache.expireAll();
    this.cache.hearsChanges = true;
  }

  private apply(event: CloudEvent): void {
    // The studio's name, navigation and footer stand on every page.
    if (event.type === studioUpdated.type) this.cache.applyToAll();
    else this.cache.apply(contentItemOf(event));
  }
}
