import { cloudEvent, sessionRevoked } from '@atelier/contracts';
import { Broker } from '@atelier/service-kit/events/broker';
import { EVENT_STREAM } from '@atelier/service-kit/events/streams';
import { LOGGER } from '@atelier/service-kit/service-tokens';
import { type ConsumerMessages, DeliverPolicy } from '@nats-io/jetstream';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';

/** No access token lives longer than this. */
const TOKEN_LIFETIME_MS = 15 * 60 * 1000;
const RETRY_MS = 1000;

/**
 * Sessions that ended while their access tokens have not expired. Follows the event; at start it reads back
 * one token lifetime, so a gateway that was away misses nothing.
 */
@Injectable()
export class RevokedSessions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly revokedAtMs = new Map<string, number>();
  private messages: ConsumerMessages | undefined;
  private closing = false;

  constructor(
    @Inject(Broker) private readonly broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    void this.followUntilClosed();
  }

  async onApplicationShutdown() {
    this.closing = true;
    await this.messages?.close();
    await this.broker.close();
  }

  has(sessionId: string): boolean {
    return this.revokedAtMs.has(sessionId);
  }

  private async followUntilClosed(): Promise<void> {
    while (!this.closing) {
      try {
        await this.follow();
      } catch (error) {
        if (this.closing) return;
        this.logger.warn({ err: error }, 'revoked sessions cannot be followed; tried again');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  private async follow(): Promise<void> {
    await this.broker.prepareStreams();
    const client = await this.broker.client();
    const consumer = await client.consumers.get(EVENT_STREAM, {
      filter_subjects: sessionRevoked.type,
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: new Date(Date.now() - TOKEN_LIFETIME_MS).toISOString(),
    });
    this.messages = await consumer.consume();
    for await (const message of this.messages) this.remember(message.json());
  }

  private remember(message: unknown) {
    const event = cloudEvent.safeParse(message);
    const data = sessionRevoked.data.safeParse(event.data?.data);
    if (!event.success || !data.success)
      return this.logger.warn({ type: sessionRevoked.type }, 'malformed event passed over');
    const now = Date.now();
    for (const [sessionId, revokedAtMs] of this.revokedAtMs)
      if (now - revokedAtMs > TOKEN_LIFETIME_MS) this.revokedAtMs.delete(sessionId);
    this.revokedAtMs.set(data.data.sessionId, now);
  }
}
