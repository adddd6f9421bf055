import * as z from 'zod';
import { CONTENT_KINDS, CONTENT_TYPES } from '../content/content-types.js';
import { revisionVersion } from '../content/revision.js';
import { idOrSlug } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import {
  eventDetailAnswer,
  eventLog,
  eventLogQuery,
  eventOverviewAnswer,
  eventSequence,
  eventType,
} from './event-log.js';
import { PUBLIC_EVENT_TYPES } from './public-events.js';
import { publishReceiptAnswer } from './publish-receipt.js';

/** A dead letter's number: its position in the stream. */
export const deadLetterId = z.string().regex(/^[1-9]\d{0,14}$/, 'ID must be the number of a dead letter');

const deadLetterFilters = {
  consumer: z
    .string()
    .regex(/^\w{1,60}$/, 'Consumer must be the name of a consumer')
    .optional(),
  type: eventType.optional(),
};

/** Query of GET /events/dead-letters. */
export const deadLetterQuery = z.strictObject({ ...pageQuery, ...deadLetterFilters });
export type DeadLetterQuery = z.output<typeof deadLetterQuery>;

/** A call for several dead letters ends after this many; `left` in its answer tells how many remain. */
export const DEAD_LETTERS_AT_ONCE = 500;

const choice = {
  ids: z.array(deadLetterId).min(1).max(100, 'At most 100 IDs at a time').optional(),
  ...deadLetterFilters,
};
const isChosen = ({ ids, consumer, type }: { ids?: unknown; consumer?: unknown; type?: unknown }): boolean =>
  [ids, consumer, type].some((filter) => filter !== undefined);
const NOTHING_CHOSEN = 'Choose dead letters by ids, consumer or type';

/** Body of POST /events/dead-letters/replay: which ones, by each filter that is given. */
export const deadLetterChoice = z.strictObject(choice).refine(isChosen, NOTHING_CHOSEN);
export type DeadLetterChoice = z.output<typeof deadLetterChoice>;

/** Body of POST /events/dead-letters/discard. */
export const deadLetterDiscard = z
  .strictObject({
    ...choice,
    reason: z
      .string('Reason is required')
      .trim()
      .min(1, 'Reason is required')
      .max(200, 'Reason must be at most 200 characters'),
  })
  .refine(isChosen, NOTHING_CHOSEN);

export const deadLettersDone = done
  .extend({ count: z.number().int(), left: z.number().int() })
  .meta({ id: 'DeadLettersDone' });

/** An event that a consumer gave up on. */
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
    /** Number of the original in GET /events/log/{id}; null if it is not known. */
    event: z.number().int().nullable(),
    /** Original event: JSON, or text if it is not JSON. */
    payload: z.unknown(),
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.infer<typeof deadLetter>;

export const deadLetterList = z
  .object({ success: z.literal(true), data: z.array(deadLetter), total: z.number().int(), pagination })
  .meta({ id: 'DeadLetterList' });

/** Whoever may read a kind of content may read the receipts of its items. */
const CONTENT_RESOURCES = [...new Set(CONTENT_KINDS.map((kind) => CONTENT_TYPES[kind].resource))];

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
  'GET /events/overview': {
    summary: 'How full the streams are, what each consumer has left to do, and how many events arrive.',
    access: needs('read', 'events'),
    answer: eventOverviewAnswer,
    failures: [503],
  },
  'GET /events/log': {
    summary: 'Searches the stream of events, latest first.',
    note:
      'An answer with `before` has not searched everything: set it as `before` of the next call. `trace` finds events by ' +
      'trace ID, request ID, or event ID.',
    access: needs('read', 'events'),
    query: eventLogQuery,
    answer: eventLog,
    failures: [503],
  },
  'GET /events/log/{id}': {
    summary: 'One event, from its writing to the effect in each consumer.',
    note: 'Identifiers, states and counts of its data are shown; texts, names and addresses are not.',
    access: needs('read', 'events'),
    parameters: { id: eventSequence },
    answer: eventDetailAnswer,
    failures: [404, 503],
  },
  'GET /events/receipts/{kind}/{id}/{version}': {
    summary: 'What the publication of a version of an item has caused, with the time that each effect took.',
    note: 'A complete receipt is kept with the version. 404 if the version was not published, or its event is no longer kept.',
    access: needs('read', ...CONTENT_RESOURCES),
    parameters: { kind: z.enum(CONTENT_KINDS), id: idOrSlug, version: revisionVersion },
    answer: publishReceiptAnswer,
    failures: [404, 503],
  },
  'GET /events/dead-letters': {
    summary: 'Lists events that a consumer gave up on, latest first.',
    access: needs('read', 'events'),
    query: deadLetterQuery,
    answer: deadLetterList,
    failures: [503],
  },
  'POST /events/dead-letters/replay': {
    summary: 'Publishes the chosen events again and removes them from the list, at most 500 in one call.',
    access: needs('write', 'events'),
    body: deadLetterChoice,
    answer: deadLettersDone,
    failures: [503],
    example: { consumer: 'seo' },
  },
  'POST /events/dead-letters/discard': {
    summary: 'Discards the chosen events permanently, at most 500 in one call. The activity log shows the reason.',
    access: needs('delete', 'events'),
    body: deadLetterDiscard,
    answer: deadLettersDone,
    failures: [503],
    example: { ids: ['17'], reason: 'The post was deleted in the meantime.' },
  },
  'POST /events/dead-letters/{id}/replay': {
    summary: 'Publishes the event again and removes it from the list; consumers that have applied it skip it.',
    access: needs('write', 'events'),
    parameters: { id: deadLetterId },
    answer: done,
    failures: [404, 503],
  },
  'DELETE /events/dead-letters/{id}': {
    summary: 'Discards the event permanently.',
    deprecated: true,
    note: 'Use `POST /events/dead-letters/discard`, which takes a reason. The activity log says that no reason was given.',
    access: needs('delete', 'events'),
    parameters: { id: deadLetterId },
    answer: done,
    failures: [404, 503],
  },
});
