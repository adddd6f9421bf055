import * as z from 'zod';
import { needs, operations } from '../http/operation.js';
import { done, succeeded } from '../http/success.js';
import { eventSubscriber, newEventSubscriber } from './event-subscriber.js';

export const eventSubscriberId = z.string().regex(/^[0-9a-f]{24}$/, 'ID must be the identifier of an event subscriber');

const eventSubscriberList = z
  .object({ success: z.literal(true), data: z.array(eventSubscriber) })
  .meta({ id: 'EventSubscriberList' });
/** `url` contains the password and is shown only this once. */
const eventSubscriberUrlAnswer = succeeded(eventSubscriber.extend({ url: z.string() })).meta({
  id: 'EventSubscriberUrlAnswer',
});

/** Credentials with which other programs read public events from NATS. */
export const eventSubscriberOperations = operations('webhooks', {
  'GET /event-subscribers': {
    summary: 'Lists the subscribers on NATS, by name, with what each has left to read.',
    access: needs('read', 'settings'),
    answer: eventSubscriberList,
  },
  'POST /event-subscribers': {
    summary: 'Creates a subscriber on NATS; its address with the password is shown only this once.',
    access: needs('write', 'settings'),
    body: newEventSubscriber,
    example: { name: 'Warehouse', events: ['atelier.content.post.published.v1'] },
    answer: eventSubscriberUrlAnswer,
    status: 201,
    failures: [409, 503],
  },
  'DELETE /event-subscribers/{id}': {
    summary: 'Revokes the credentials of a subscriber and deletes its consumer.',
    access: needs('delete', 'settings'),
    parameters: { id: eventSubscriberId },
    answer: done,
  },
});
