import * as z from 'zod';
import { PUBLIC_EVENT_TYPES } from '../events/public-events.js';

export const MAX_EVENT_SUBSCRIBERS = 20;

/** Body of POST /event-subscribers. */
export const newEventSubscriber = z
  .strictObject({
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(100, 'Name must be at most 100 characters'),
    events: z
      .array(z.enum(PUBLIC_EVENT_TYPES, 'This event is not public'))
      .min(1, 'Select at least one event')
      .max(PUBLIC_EVENT_TYPES.length, 'An event can be selected once'),
  })
  .meta({ id: 'NewEventSubscriber' });
export type NewEventSubscriber = z.output<typeof newEventSubscriber>;

/** A program that reads public events from NATS, without its password. */
export const eventSubscriber = z
  .object({
    id: z.string(),
    name: z.string(),
    events: z.array(z.string()),
    /** The name of its user and of its consumer on NATS. */
    user: z.string(),
    /** How far it has read; null while NATS cannot be reached. */
    progress: z
      .object({
        /** Events that it has not been sent yet. */
        pending: z.number().int(),
        /** Events that it was sent and has not acknowledged. */
        unacknowledged: z.number().int(),
        /** When an event was last sent to it; null if none was. */
        lastActiveAt: z.string().nullable(),
      })
      .nullable(),
    createdAt: z.string(),
    createdBy: z.string().nullable(),
  })
  .meta({ id: 'EventSubscriber' });
export type EventSubscriber = z.infer<typeof eventSubscriber>;
