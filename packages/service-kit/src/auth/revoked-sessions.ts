import { type CloudEvent, sessionRevoked } from '@atelier/contracts';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { Broker } from '../events/broker.js';
import { EventSubscription } from '../events/event-subscription.js';
import { getData } from '../events/event-types.js';
import { LOGGER } from '../service-tokens.js';
import { FirstLoad } from './first-load.js';
import { ACCESS_TOKEN_LIFETIME_MS } from './token-lifetime.js';

const LISTEN_WITHIN_MS = 30_000;

/**
 * Sessions that ended before their access tokens expired. Reads back one token lifetime at startup, then follows the events. If
 * the broker goes down later, known sessions stay refused and new ones arrive when it is back.
 */
@Injectable()
export class RevokedSessions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly revokedAtMs = new Map<string, number>();
  private readonly firstRead = new FirstLoad();
  private readonly subscription: EventSubscription;

  constructor(
    @Inject(Broker) private readonly broker: Broker,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.subscription = new EventSubscription(broker, logger, {
      types: [sessionRevoked.type],
      start: { lookBackMs: ACCESS_TOKEN_LIFETIME_MS },
      onEvent: (event) => this.remember(event),
      onCaughtUp: () => this.firstRead.complete(),
    });
  }

  /** Whether the list has been read once. Before that, tokens of ended sessions cannot be detected. */
  get isReady(): boolean {
    return this.firstRead.isComplete;
  }

  onApplicationBootstrap() {
    this.subscription.start();
  }

  async beforeApplicationShutdown() {
    await this.subscription.close();
  }

  /** Waits briefly for the first read; returns false on timeout. */
  waitUntilReady(withinMs?: number): Promise<boolean> {
    return this.firstRead.wait(withinMs);
  }

  /**
   * For a unit that is about to listen: proxies send requests as soon as it does, and it would refuse those of staff. While the
   * broker answers, the list only takes time, more of it on a busy machine. Returns false on timeout.
   */
  async waitToListen(brokerAwayAfterMs?: number): Promise<boolean> {
    if (await this.firstRead.wait(brokerAwayAfterMs)) return true;
    return this.broker.isConnected && this.firstRead.wait(LISTEN_WITHIN_MS);
  }

  has(sessionId: string): boolean {
    return this.revokedAtMs.has(sessionId);
  }

  private remember(event: CloudEvent): void {
    const { sessionId } = getData(sessionRevoked, event);
    const now = Date.now();
    for (const [known, revokedAtMs] of this.revokedAtMs) {
      // Entries are in order of arrival, so the first recent one ends the search.
      if (now - revokedAtMs <= ACCESS_TOKEN_LIFETIME_MS) break;
      this.revokedAtMs.delete(known);
    }
    this.revokedAtMs.set(sessionId, now);
  }
}
