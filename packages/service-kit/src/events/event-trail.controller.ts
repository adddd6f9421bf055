import { type EventTrail, eventTrail } from '@atelier/contracts';
import { Controller, Get, Inject, Param, SerializeOptions } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import * as z from 'zod';
import { RequireStaff } from '../auth/permission.guard.js';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import { ENVIRONMENT, SERVICE_NAME } from '../service-tokens.js';
import { consumerName } from './durable-consumer.js';
import { INBOX, type InboxEntry } from './inbox.js';
import { LaterEffects } from './later-effects.js';
import { OUTBOX, type OutboxEntry } from './outbox.schema.js';

const eventId = z.string().regex(/^[\w:-]{1,100}$/, 'ID must be that of an event');

/**
 * Tells the gateway what this service knows of an event: times only. Not part of the public API: the gateway routes nothing here,
 * and checks the permission itself.
 */
@Controller('event-trail')
export class EventTrailController {
  constructor(
    @InjectModel(OUTBOX) private readonly outbox: Model<OutboxEntry>,
    @InjectModel(INBOX) private readonly inbox: Model<InboxEntry>,
    private readonly effects: LaterEffects,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(ENVIRONMENT) private readonly environment: ServiceEnvironment,
  ) {}

  @Get(':id')
  @RequireStaff()
  @SerializeOptions({ schema: eventTrail })
  async read(@Param('id', { schema: eventId }) id: string): Promise<EventTrail> {
    const [written, handled, later] = await Promise.all([
      this.outbox.findById(id).lean<OutboxEntry>(),
      this.findHandled(id),
      this.effects.find(id),
    ]);
    return {
      consumer: consumerName(this.service, this.environment),
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
