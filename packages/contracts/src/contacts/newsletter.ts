import * as z from 'zod';
import { searchText } from '../http/fields.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { suspicion } from './submission.js';

export const CONFIRMATION_DAYS = 7;

const token = z.string({ error: 'Token is required' }).trim().min(1, 'Token is required').max(200, 'Token is too long');

/** Body of POST /contact/newsletter/confirm. */
export const newsletterConfirmation = z.strictObject({ token }).meta({ id: 'NewsletterConfirmation' });

/** Query of POST /contact/newsletter/unsubscribe, for one-click unsubscribe by mail programs (RFC 8058). */
export const unsubscribeQuery = z.strictObject({ token: token.optional() });

/** Body of POST /contact/newsletter/unsubscribe: the token, or the form that mail programs send (RFC 8058). */
export const unsubscribeInput = z
  .strictObject({ token: token.optional(), 'List-Unsubscribe': z.literal('One-Click').optional() })
  .default({})
  .meta({ id: 'NewsletterUnsubscribe' });

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export const subscriberStatus = z.enum(SUBSCRIBER_STATUSES, 'Status must be pending, confirmed or unsubscribed');

/** Lists can be filtered by quarantine too; a quarantined subscriber is returned as pending, with `quarantined`. */
export const SUBSCRIBER_FILTERS = [...SUBSCRIBER_STATUSES, 'quarantined'] as const;
const subscriberFilter = z.enum(SUBSCRIBER_FILTERS, 'Status must be pending, confirmed, unsubscribed or quarantined');
export type SubscriberFilter = z.infer<typeof subscriberFilter>;

/** Query of GET /contact/newsletter. */
export const subscriberListQuery = z.strictObject({
  ...pageQuery,
  search: searchText.optional(),
  status: z.preprocess((sent) => (sent === 'all' ? undefined : sent), subscriberFilter.optional()).optional(),
});
export type SubscriberListQuery = z.infer<typeof subscriberListQuery>;

/** Query of GET /contact/newsletter/export. */
export const subscriberExportQuery = subscriberListQuery.pick({ search: true, status: true });
export type SubscriberExportQuery = z.infer<typeof subscriberExportQuery>;

export const subscriber = z
  .object({
    id: z.string(),
    email: z.string(),
    status: subscriberStatus,
    /** The latest consent: when, to which text, and where. */
    consent: z.object({ given_at: z.string(), wording: z.string(), source: z.string() }),
    confirmed_at: z.string().nullable(),
    unsubscribed_at: z.string().nullable(),
    /** When the subscription ended because a mail was returned: the address is wrong. */
    bounced_at: z.string().nullable().optional(),
    /** The sign-up was suspicious, so no mail was sent yet. */
    quarantined: z.boolean().optional(),
    suspicion: suspicion.nullable().optional(),
    created_at: z.string(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.infer<typeof subscriber>;

export const subscriberAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: subscriber })
  .meta({ id: 'SubscriberAnswer' });

export const subscriberList = z
  .object({ success: z.literal(true), data: z.array(subscriber), subscribers: z.array(subscriber), pagination })
  .meta({ id: 'SubscriberList' });
export type SubscriberList = z.infer<typeof subscriberList>;
