import type { CloudEvent, EventData, EventDefinition } from '@atelier/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, Schema } from 'mongoose';
import type * as z from 'zod';
import { SERVICE_NAME } from '../service-tokens.js';
import { toEvent } from './to-event.js';

/** An event that waits for the broker, or was sent recently. Its ID sorts by time. */
export interface OutboxEntry {
  _id: string;
  event: CloudEvent;
  sentAt: Date | null;
}

export const OUTBOX = 'OutboxEntry';
/** EventRetention adds the index by which sent events expire. */
export const outboxSchema = new Schema<OutboxEntry>(
  { _id: String, event: { type: Object, required: true }, sentAt: { type: Date, default: null } },
  { collection: 'outbox', versionKey: false },
);
outboxSchema.index({ sentAt: 1, _id: 1 });

/** Writes events into the service's own database in the current transaction: they are sent only if it commits. */
@Injectable()
export class Outbox {
  constructor(
    @InjectModel(OUTBOX) private readonly entries: Model<OutboxEntry>,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  async add<Definition extends EventDefinition<string, z.ZodType>>(
    definition: Definition,
    subject: string,
    data: EventData<Definition>,
  ): Promise<CloudEvent> {
    const event = toEvent(definition, subject, data, `/services/${this.service}`);
    await this.entries.create([{ _id: event.id, event, sentAt: null }]);
    return event;
  }
}

export type OutboxDocument = HydratedDocument<OutboxEntry>;
