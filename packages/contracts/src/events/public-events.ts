import * as z from 'zod';
import { CONTENT_TYPES } from '../content/content-types.js';
import type { CloudEvent } from './event.js';

const OF_CONTENT = ['created', 'updated', 'published', 'unpublished', 'deleted', 'purged'];

/**
 * What other systems can be told of, by webhook or by stream: changes of content, messages and newsletter. Drafts, staff and
 * visits stay inside. A table of its own and not the event catalog, since the back-office loads it; a test compares the two.
 */
const TABLE: Readonly<Record<string, { noun: string; verbs: readonly string[] }>> = {
  ...Object.fromEntries(
    Object.entries(CONTENT_TYPES).map(([kind, { noun }]) => [`content.${kind}`, { noun, verbs: OF_CONTENT }]),
  ),
  'contacts.submission': {
    noun: 'Message',
    verbs: [
      'received',
      'responded',
      'followed_up',
      'status_changed',
      'assigned',
      'updated',
      'spam_marked',
      'deleted',
      'restored',
    ],
  },
  'contacts.newsletter': {
    noun: 'Newsletter subscription',
    verbs: ['subscribed', 'confirmed', 'unsubscribed', 'deleted'],
  },
};

export interface PublicEvent {
  type: string;
  /** The thing that it happens to, such as 'Team member'. */
  noun: string;
  /** Such as 'Team member published'. */
  label: string;
}

/** Every event that another system can subscribe to, with its plain name. */
export const PUBLIC_EVENTS: readonly PublicEvent[] = Object.entries(TABLE).flatMap(([entity, { noun, verbs }]) =>
  verbs.map((verb) => ({
    type: `atelier.${entity}.${verb}.v1`,
    noun,
    label: `${noun} ${verb.replaceAll('_', ' ')}`,
  })),
);
export const PUBLIC_EVENT_TYPES: readonly string[] = PUBLIC_EVENTS.map(({ type }) => type);

/** The fields of an event that leave the house: identifiers and states, never a text, a name or an address. */
export const publicData = z
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
    followUpId: z.string(),
    spam: z.boolean(),
  })
  .partial();
/** The slug of a member of the team is made of their name. */
const dataOfPerson = publicData.omit({ slug: true });

/** The fields of this type of event that leave the house. */
export const toPublicData = (type: string) => (type.includes('.member.') ? dataOfPerson : publicData);

/** An event as other systems are told of it, in the form that Standard Webhooks recommends. */
export const toPublicBody = ({ type, time, data }: Pick<CloudEvent, 'type' | 'time' | 'data'>) => ({
  type,
  timestamp: time,
  data: toPublicData(type).parse(data),
});
