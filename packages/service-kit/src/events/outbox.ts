import type { CloudEvent, EventData, EventDefinition } from '@atelier/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type * as z from 'zod';
import { GroupCommit } from '../mongo/group-commit.js';
import { SERVICE_NAME } from '../service-tokens.js';
import { OUTBOX, type OutboxEntry } from './outbox.schema.js';
import { OutboxRelay } from './outbox-relay.js';
import { toEvent } from './to-event.js';

const toEntry = (event: CloudEvent): OutboxEntry => ({ _id: event.id, event, sentAt: null });

@Injectable()
export class Outbox {
  private readonly lone = new GroupCommit<CloudEvent>((events) =>
    this.entries.insertMany(events.map(toEntry), { lean: true }),
  );

  constructor(
    @InjectModel(OUTBOX) private readonly entries: Model<OutboxEntry>,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(OutboxRelay) private readonly relay: Pick<OutboxRelay, 'nudge'>,
  ) {}

  /** Writes an event into the service's own database in the current transaction: it is sent only if that commits. */
  async add<Definition extends EventDefinition<string, z.ZodType>>(
    definition: Definition,
    subject: string,
    data: EventData<Definition>,
  ): Promise<CloudEvent> {
    const event = this.toEvent(definition, subject, data);
    await this.entries.create([toEntry(event)]);
    return event;
  }

  /** Writes an event that belongs to no other write, outside transactions, together with others that arrive meanwhile. */
  async addLone<Definition extends EventDefinition<string, z.ZodType>>(
    definition: Definition,
    subject: string,
    data: EventData<Definition>,
  ): Promise<void> {
    await this.lone.add(this.toEvent(definition, subject, data));
    this.relay.nudge();
  }

  private toEvent<Definition extends EventDefinition<string, z.ZodType>>(
    definition: Definition,
    subject: string,
    data: EventData<Definition>,
  ): CloudEvent {
    return toEvent(definition, subject, data, `/services/${this.service}`);
  }
}
