import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuditItem, EventSubscriber } from '@atelier/contracts';
import type { EventSubscriberRecord } from './event-subscriber.schema.js';

const PASSWORD_BYTES = 32;
const USER_PREFIX = 'subscriber-';
const USER = /^subscriber-([0-9a-f]{24})$/;

export type Progress = EventSubscriber['progress'];

/** The name of its user and of its consumer on NATS. */
export const getUser = ({ _id }: Pick<EventSubscriberRecord, '_id'>): string => `${USER_PREFIX}${_id}`;

/** The ID of the subscriber with this user; undefined if no subscriber can have it. */
export const findId = (user: string): string | undefined => USER.exec(user)?.[1];

export const newPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');

export const isPasswordOf = ({ digest }: EventSubscriberRecord, password: string): boolean =>
  timingSafeEqual(Buffer.from(digest), Buffer.from(digestOf(password)));

/** The address of NATS with the credentials of a subscriber. */
export const addressFor = (subscriber: EventSubscriberRecord, password: string, url: string): string => {
  const { protocol, host } = new URL(url);
  return `${protocol}//${getUser(subscriber)}:${password}@${host}`;
};

export const toEventSubscriber = (record: EventSubscriberRecord, progress: Progress): EventSubscriber => ({
  id: String(record._id),
  name: record.name,
  events: record.events,
  user: getUser(record),
  progress,
  createdAt: record.createdAt.toISOString(),
  createdBy: record.createdBy,
});

export const auditedSubscriber = ({ _id, name }: EventSubscriberRecord): AuditItem => ({
  kind: 'event-subscriber',
  id: String(_id),
  title: name,
  path: '/admin/settings/webhooks',
});

export const auditedFields = ({ name, events }: EventSubscriberRecord) => ({ name, events });
