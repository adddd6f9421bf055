import * as z from 'zod';
import { PUBLIC_EVENT_TYPES } from '../events/public-events.js';
import { dateInput } from '../http/fields.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { TEST_EVENT_TYPE } from './webhook-events.js';

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

const LOGGED_TYPES = [...PUBLIC_EVENT_TYPES, TEST_EVENT_TYPE];

/** Query of GET /webhooks/{id}/deliveries. */
export const deliveryQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(DELIVERY_STATUSES, `Status must be one of ${DELIVERY_STATUSES.join(', ')}`).optional(),
  type: z.enum(LOGGED_TYPES, 'Type must be an event of the catalog of webhooks').optional(),
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

/** One request and its response; `status` is null if there was none, and `error` says why. */
export const deliveryAttempt = z
  .object({
    at: z.string(),
    status: z.number().int().nullable(),
    error: z.string().nullable(),
    latencyMs: z.number().int(),
    /** The beginning of the response body. */
    answer: z.string(),
  })
  .meta({ id: 'WebhookDeliveryAttempt' });
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

/** One event for one webhook. */
export const delivery = z
  .object({
    id: z.string(),
    /** The header `webhook-id`: the same for every attempt and every replay. */
    messageId: z.string(),
    type: z.string(),
    /** The subject of the event. */
    subject: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.number().int(),
    createdAt: z.string(),
    nextAttemptAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** Status of the last attempt. */
    lastStatus: z.number().int().nullable(),
    lastError: z.string().nullable(),
    latencyMs: z.number().int().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.infer<typeof delivery>;

export const deliveryDetail = delivery
  .extend({
    /** The body as sent. */
    body: z.string(),
    /** The last 20 attempts, first one first. */
    log: z.array(deliveryAttempt),
  })
  .meta({ id: 'WebhookDeliveryDetail' });
export type DeliveryDetail = z.infer<typeof deliveryDetail>;

export const deliveryList = z
  .object({ success: z.literal(true), data: z.array(delivery), total: z.number().int(), pagination })
  .meta({ id: 'WebhookDeliveryList' });

/** Body of POST /webhooks/{id}/replay: finished deliveries of events from `from` to `to`, or all failed ones. */
export const replayRequest = z
  .strictObject({
    from: dateInput.optional(),
    to: dateInput.optional(),
    status: z.enum(['delivered', 'failed'], 'Status must be delivered or failed').optional(),
  })
  .refine(({ from, status }) => from !== undefined || status === 'failed', {
    path: ['from'],
    error: 'Give a start, or ask for failed deliveries only',
  })
  .meta({ id: 'WebhookReplay' });
export type ReplayRequest = z.output<typeof replayRequest>;
