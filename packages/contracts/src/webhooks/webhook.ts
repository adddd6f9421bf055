import * as z from 'zod';
import { PUBLIC_EVENT_TYPES } from '../events/public-events.js';

export const MAX_WEBHOOKS = 50;
const MAX_HEADERS = 10;
/** How long the previous secret stays valid for signing. */
export const SECRET_OVERLAP_HOURS = 24;
export const DISABLED_REASONS = ['staff', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Headers set by the sender, or belonging to the connection rather than the request. */
const RESERVED_HEADER =
  /^(webhook-.*|host|content-.*|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|user-agent)$/i;

const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === '';

const headerName = z
  .string({ error: 'Header name is required' })
  .trim()
  .regex(/^[A-Za-z0-9-]{1,60}$/, 'Header name must be letters, digits and hyphens')
  .refine((name) => !RESERVED_HEADER.test(name), 'This header is set by the platform');

const fields = {
  url: z
    .string({ error: 'URL is required' })
    .trim()
    .min(1, 'URL is required')
    .max(2000, 'URL must be at most 2,000 characters')
    .refine(isHttpAddress, 'URL must be an https address without a user name'),
  description: z
    .string({ error: 'Description is required' })
    .trim()
    .min(1, 'Description is required')
    .max(100, 'Description must be at most 100 characters'),
  events: z
    .array(z.enum(PUBLIC_EVENT_TYPES, 'This event is not in the catalog of webhooks'))
    .min(1, 'Select at least one event')
    .max(PUBLIC_EVENT_TYPES.length, 'An event can be selected once'),
  /** Sent with each delivery. A header without a value keeps the value that it has. */
  headers: z
    .array(
      z.strictObject({
        name: headerName,
        value: z
          .string()
          .regex(/^[\x20-\x7e]{1,1000}$/, 'Header value must be up to 1,000 characters of plain text')
          .optional(),
      }),
    )
    .max(MAX_HEADERS, `At most ${MAX_HEADERS} headers`),
  isEnabled: z.boolean(),
  /** Whether an event waits until earlier ones about the same item have been delivered or have failed. */
  isOrdered: z.boolean(),
};

/** Body of POST /webhooks. */
export const newWebhook = z
  .strictObject({
    ...fields,
    headers: fields.headers.default([]),
    isEnabled: fields.isEnabled.default(true),
    isOrdered: fields.isOrdered.default(false),
  })
  .meta({ id: 'NewWebhook' });
export type NewWebhook = z.output<typeof newWebhook>;

/** Body of PUT /webhooks/{id}; absent fields stay. */
export const webhookPatch = z.strictObject(fields).partial().meta({ id: 'WebhookPatch' });
export type WebhookPatch = z.output<typeof webhookPatch>;

/** A webhook in answers, without secrets and header values. */
export const webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.string()),
    headers: z.array(z.object({ name: z.string() })),
    isEnabled: z.boolean(),
    isOrdered: z.boolean(),
    /** Null if it is enabled. */
    disabledReason: z.enum(DISABLED_REASONS).nullable(),
    /** Time of the first failure since the last success; null if there is none. */
    failingSince: z.string().nullable(),
    /** How long the previous secret is also used for signing. */
    previousSecretUntil: z.string().nullable(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhook>;
