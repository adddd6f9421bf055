import * as z from 'zod';
import { dateInput } from '../http/fields.js';
import { pageQuery } from '../http/pagination.js';
import { succeeded } from '../http/success.js';

const EVENT_LOG_PAGE_SIZE = 50;

/** An event's number: its position in the stream. */
export const eventSequence = z.string().regex(/^[1-9]\d{0,14}$/, 'ID must be the number of an event');
export const eventType = z
  .string()
  .max(100, 'Type is too long')
  .regex(/^atelier(\.[a-z_]+){3}\.v\d+$/, 'Type must be a type of event');

const identifier = (label: string) =>
  z
    .string()
    .trim()
    .max(100, `${label} is too long`)
    .regex(/^[\w.:/-]+$/, `${label} must be an identifier`);

/** Query of GET /events/log: `before` is that of the previous answer. */
export const eventLogQuery = z.strictObject({
  type: eventType.optional(),
  /** Identifier or slug of the item that the event is about. */
  subject: identifier('Subject').optional(),
  /** A trace ID, a request ID, or the ID of an event. */
  trace: identifier('Trace').optional(),
  from: dateInput.optional(),
  /** End of the period, exclusive. */
  to: dateInput.optional(),
  before: z.coerce.number<number | string>({ error: 'Before must be a number' }).int().min(1).optional(),
  limit: pageQuery.limit.default(EVENT_LOG_PAGE_SIZE),
});
export type EventLogQuery = z.output<typeof eventLogQuery>;

/** An event in the log, without its data. */
export const loggedEvent = z
  .object({
    sequence: z.number().int(),
    id: z.string(),
    type: z.string(),
    subject: z.string(),
    /** The unit that published it. */
    owner: z.string(),
    time: z.string(),
    traceId: z.string().nullable(),
    /** The request that caused it; for an event that followed from another one, the ID of that event. */
    requestId: z.string().nullable(),
  })
  .meta({ id: 'LoggedEvent' });
export type LoggedEvent = z.infer<typeof loggedEvent>;

export const eventLog = z
  .object({
    success: z.literal(true),
    data: z.array(loggedEvent),
    /** Continues the search; null if everything was searched. A call ends after some seconds even if it found nothing. */
    before: z.number().int().nullable(),
    /** Time of the earliest event that was searched. */
    searchedBackTo: z.string().nullable(),
  })
  .meta({ id: 'EventLog' });
export type EventLog = z.infer<typeof eventLog>;

export const EFFECT_STATES = ['applied', 'handled', 'in_progress', 'waiting', 'given_up', 'unknown'] as const;

/** What one handler of a consumer has done with an event. */
export const eventEffect = z
  .object({
    consumer: z.string(),
    handler: z.string(),
    /**
     * `handled`: acknowledged, by a consumer that keeps no record of single events. `unknown`: the service did not answer.
     */
    state: z.enum(EFFECT_STATES),
    at: z.string().nullable(),
    /** Time from the event to its effect. */
    latencyMs: z.number().int().nullable(),
    deliveries: z.number().int().nullable(),
    /** The dead letter of an event that was given up. */
    deadLetter: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'EventEffect' });
export type EventEffect = z.infer<typeof eventEffect>;

export const eventDetail = loggedEvent
  .extend({
    bytes: z.number().int(),
    /** When its owner handed it to the broker; null if the owner no longer knows. */
    sentAt: z.string().nullable(),
    storedAt: z.string(),
    /** Identifiers, states and counts. */
    data: z.record(z.string(), z.unknown()),
    /** Fields with texts, names or addresses, which are not shown. */
    hiddenFields: z.array(z.string()),
    effects: z.array(eventEffect),
  })
  .meta({ id: 'EventDetail' });
export type EventDetail = z.infer<typeof eventDetail>;
export const eventDetailAnswer = succeeded(eventDetail);

export const eventStreamFigures = z
  .object({
    name: z.string(),
    messages: z.number().int(),
    bytes: z.number().int(),
    maxBytes: z.number().int(),
    percentFull: z.number(),
    /** What the stream does at 100 percent: it drops its oldest entries, or refuses new ones. */
    dropsOldest: z.boolean(),
    maxAgeDays: z.number(),
    replicas: z.number().int(),
    oldestAt: z.string().nullable(),
    newestAt: z.string().nullable(),
  })
  .meta({ id: 'EventStreamFigures' });
export type EventStreamFigures = z.infer<typeof eventStreamFigures>;

export const eventConsumerFigures = z
  .object({
    name: z.string(),
    /** Events that the consumer has not received yet. */
    pending: z.number().int(),
    /** Events that it has received and not acknowledged. */
    inFlight: z.number().int(),
    /** Events in flight that were delivered more than once. */
    redelivered: z.number().int(),
    deadLetters: z.number().int(),
    lastDeliveredAt: z.string().nullable(),
    lastAcknowledgedAt: z.string().nullable(),
    types: z.array(z.string()),
  })
  .meta({ id: 'EventConsumerFigures' });
export type EventConsumerFigures = z.infer<typeof eventConsumerFigures>;

export const eventOverview = z
  .object({
    streams: z.array(eventStreamFigures),
    consumers: z.array(eventConsumerFigures),
    /** New events of the last minute, hour and day. */
    rates: z.object({ minute: z.number().int(), hour: z.number().int(), day: z.number().int() }),
    /** The types of events in the stream, and how many there are of each. */
    types: z.array(z.object({ type: z.string(), messages: z.number().int() })),
  })
  .meta({ id: 'EventOverview' });
export type EventOverview = z.infer<typeof eventOverview>;
export const eventOverviewAnswer = succeeded(eventOverview);
