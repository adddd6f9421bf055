import { type CloudEvent, type Delivery, type DeliveryDetail, toPublicBody } from '@atelier/contracts';
import { currentContext } from '@atelier/service-kit';
import { Types } from 'mongoose';
import type { AttemptRecord, DeliveryRecord } from './delivery.schema.js';

type Told = Pick<CloudEvent, 'id' | 'type' | 'time' | 'subject' | 'data'>;

/** `atelier.content.post.published.v1` with subject `p1` is about `content.post:p1`. */
const getEntity = ({ type, subject, data }: Told): string => {
  const [, owner, entity] = type.split('.');
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : subject;
  return `${owner}.${entity}:${id}`;
};

/** A delivery that is due immediately. */
export const newDelivery = (event: Told, webhookId: string, now: Date): DeliveryRecord => ({
  _id: new Types.ObjectId(),
  webhookId,
  messageId: event.id,
  traceparent: currentContext()?.traceparent ?? null,
  type: event.type,
  subject: event.subject,
  entity: getEntity(event),
  body: JSON.stringify(toPublicBody(event)),
  status: 'waiting',
  attempts: 0,
  failures: 0,
  nextAttemptAt: now,
  claimedUntil: null,
  log: [],
  occurredAt: new Date(event.time),
  createdAt: now,
  endedAt: null,
});

const toAttempt = ({ at, ...attempt }: AttemptRecord) => ({ at: at.toISOString(), ...attempt });

export const toDelivery = (record: DeliveryRecord): Delivery => {
  const last = record.log.at(-1);
  return {
    id: String(record._id),
    messageId: record.messageId,
    type: record.type,
    subject: record.subject,
    status: record.status,
    attempts: record.attempts,
    createdAt: record.createdAt.toISOString(),
    nextAttemptAt: record.status === 'waiting' ? record.nextAttemptAt.toISOString() : null,
    endedAt: record.endedAt?.toISOString() ?? null,
    lastStatus: last?.status ?? null,
    lastError: last?.error ?? null,
    latencyMs: last?.latencyMs ?? null,
  };
};

export const toDeliveryDetail = (record: DeliveryRecord): DeliveryDetail => ({
  ...toDelivery(record),
  body: record.body,
  log: record.log.map(toAttempt),
});
