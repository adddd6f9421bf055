import * as z from 'zod';
import { CONTENT_TYPES } from '../content/content-types.js';
import type { CloudEvent } from '../events/event.js';

const OF_CONTENT = ['created', 'updated', 'published', 'unpublished', 'deleted', 'purged'];

/**
 * Events that webhooks can subscribe to: changes of content, messages and newsletter. Drafts, staff and visits are internal. A
 * separate table rather than the event catalog, because the back-office loads it; a test compares the two.
 */
const TABLE: Readonly<Record<string, { noun: string; verbs: readonly string[] }>> = {
  ...Object.fromEntries(
    Object.entries(CONTENT_TYPES).map(([kind, { noun }]) => [`content.${kind}`, { noun, verbs: OF_CONTENT }]),
  ),
  'contacts.submission': {
    noun: 'Message',
    verbs: ['received', 'responded', 'status_changed', 'assigned', 'updated', 'spam_marked', 'deleted', 'restored'],
  },
  'contacts.newsletter': {
    noun: 'Newsletter subscription',
    verbs: ['subscribed', 'confirmed', 'unsubscribed', 'deleted'],
  },
};

export interface WebhookEvent {
  type: string;
  /** The affected item, such as 'Team member'. */
  noun: string;
  /** Such as 'Team member published'. */
  label: string;
}

/** Every event that a webhook can subscribe to, with its plain name. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = Object.entries(TABLE).flatMap(([entity, { noun, verbs }]) =>
  verbs.map((verb) => ({
    type: `atelier.${entity}.${verb}.v1`,
    noun,
    label: `${noun} ${verb.replaceAll('_', ' ')}`,
  })),
);
export const WEBHOOK_EVENT_TYPES: readonly string[] = WEBHOOK_EVENTS.map(({ type }) => type);
/** The type of the event from 'Send test event'. */
export const TEST_EVENT_TYPE = 'atelier.webhooks.test.sent.v1';

export const webhookEventLabel = (type: string): string =>
  type === TEST_EVENT_TYPE ? 'Test event' : (WEBHOOK_EVENTS.find((event) => event.type === type)?.label ?? type);

/** The event fields that webhooks send: identifiers and states, never texts, names or addresses. */
const webhookData = z
  .object({
    id: z.string(),
    slug: z.string(),
    category: z.string(),
    status: z.string(),
    isPublic: z.boolean(),
    publishDate: z.string().nullable(),
    publishedAt: z.string().nullable(),
    updatedAt: z.string(),
    version: z.number(),
    serviceInterest: z.string(),
    previousStatus: z.string(),
    responseId: z.string(),
    spam: z.boolean(),
  })
  .partial();
/** A team member's slug contains their name. */
const dataOfPerson = webhookData.omit({ slug: true });

/** The body of a webhook for an event, in the format that Standard Webhooks recommends. */
export const webhookBodyOf = ({ type, time, data }: Pick<CloudEvent, 'type' | 'time' | 'data'>) => ({
  type,
  timestamp: time,
  data: (type.includes('.member.') ? dataOfPerson : webhookData).parse(data),
});
