import type { EventTrail } from '@atelier/contracts';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Logger } from 'pino';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import { ENVIRONMENT, LOGGER, SERVICE_NAME } from '../service-tokens.js';
import { Broker } from './broker.js';
import { consumerName } from './durable-consumer.js';
import { INBOX, type InboxEntry } from './inbox.js';
import { LaterEffects } from './later-effects.js';
import { OUTBOX, type OutboxEntry } from './outbox.schema.js';
import { TRAILS } from './questions.js';

/** Tells gateways what this service knows of an event: times only. One process of the service answers. */
@Injectable()
export class EventTrailAnswers implements OnApplicationBootstrap {
  private readonly consumer: string;

  constructor(
    @InjectModel(OUTBOX) private readonly outbox: Model<OutboxEntry>,
    @InjectModel(INBOX) private readonly inbox: Model<InboxEntry>,
    private readonly effects: LaterEffects,
    @Inject(Broker) private readonly broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SERVICE_NAME) service: string,
    @Inject(ENVIRONMENT) environment: ServiceEnvironment,
  ) {
    this.consumer = consumerName(service, environment);
  }

  onApplicationBootstrap() {
    this.broker
      .serve(TRAILS, this.consumer, async (eventId) => JSON.stringify(await this.read(eventId)))
      .catch((error: unknown) => this.logger.debug({ err: error }, 'the broker was never reached'));
  }

  private async read(id: string): Promise<EventTrail> {
    const [written, handled, later] = await Promise.all([
      this.outbox.findById(id).lean<OutboxEntry>(),
      this.findHandled(id),
      this.effects.find(id),
    ]);
    return {
      consumer: this.consumer,
      written: written && { at: written.event.time, sentAt: written.sentAt?.toISOString() ?? null },
      handled: handled.map(({ _id, appliedAt, deliveries }) => ({
        handler: _id.slice(id.length + 1),
        at: appliedAt.toISOString(),
        deliveries: deliveries ?? null,
      })),
      later: later.map(({ effect, at, error }) => ({ effect, at: at?.toISOString() ?? null, error })),
    };
  }

  /** Keys are the ID alone, or the ID, a space and a handler's name: '!' follows the space. */
  private findHandled(id: string): Promise<InboxEntry[]> {
    return this.inbox
      .find({ _id: trusted({ $gte: id, $lt: `${id}!` }) })
      .sort({ appliedAt: 1 })
      .lean<InboxEntry[]>();
  }
}
