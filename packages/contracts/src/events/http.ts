import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { PUBLIC_EVENT_TYPES } from './public-events.js';

/** A dead letter's number: its position in the stream. */
export const deadLetterId = z.string().regex(/^[1-9]\d{0,14}$/, 'ID must be the number of a dead letter');

/** Query of GET /events/dead-letters. */
export const deadLetterQuery = z.strictObject(pageQuery);
export type DeadLetterQuery = z.output<typeof deadLetterQuery>;

/** An event that a consumer gave up. */
export const deadLetter = z
  .object({
    id: z.string(),
    consumer: z.string(),
    type: z.string(),
    /** The subject of the event; null if its envelope is unreadable. */
    subject: z.string().nullable(),
    error: z.string(),
    failures: z.number().int(),
    /** When the consumer gave it up. */
    time: z.string(),
    /** Original event: JSON, or text if it is not JSON. */
    payload: z.unknown(),
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.infer<typeof deadLetter>;

export const deadLetterList = z
  .object({ success: z.literal(true), data: z.array(deadLetter), total: z.number().int(), pagination })
  .meta({ id: 'DeadLetterList' });

/** Query of GET /events/stream: `types` are separated by commas; all where there are none. */
export const eventStreamQuery = z.strictObject({
  types: z
    .string()
    .max(4000, 'Types must be at most 4,000 characters')
    .transform((text) => [...new Set(text.split(','))])
    .superRefine((types, context) => {
      for (const type of types.filter((one) => !PUBLIC_EVENT_TYPES.includes(one)))
        context.addIssue({ code: 'custom', message: `'${type.slice(0, 100)}' is not a type of event in the stream` });
    })
    .optional(),
});
export type EventStreamQuery = z.output<typeof eventStreamQuery>;

export const eventOperations = operations('events', {
  'GET /events/stream': {
    summary: 'Events as they happen, as server-sent events; it goes on until either side ends it.',
    note:
      'Each event has an `id:`. Send the last one as `Last-Event-ID` to go on behind it; 410 if what follows is no longer kept. ' +
      'The stream ends with the token, after 15 minutes at most, and with the API key.',
    access: needs('read', 'events'),
    query: eventStreamQuery,
    headers: { 'Last-Event-ID': 'The `id:` of the last event that arrived.' },
    answer: { mediaType: 'text/event-stream' },
    failures: [410, 503],
  },
  'GET /events/dead-letters': {
    summary: 'Lists events that a consumer gave up, latest first.',
    access: needs('read', 'events'),
    query: deadLetterQuery,
    answer: deadLetterList,
    failures: [503],
  },
  'POST /events/dead-letters/{id}/replay': {
    summary: 'Publishes the event again and removes it from the list; consumers that have applied it skip it.',
    access: needs('write', 'events'),
    parameters: { id: deadLetterId },
    answer: done,
    failures: [404, 503],
  },
  'DELETE /events/dead-letters/{id}': {
    summary: 'Gives up the event permanently.',
    access: needs('delete', 'events'),
    parameters: { id: deadLetterId },
    answer: done,
    failures: [404, 503],
  },
});
