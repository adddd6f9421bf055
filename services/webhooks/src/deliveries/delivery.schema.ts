import type { DeliveryStatus } from '@atelier/contracts';
import { Schema, type Types } from 'mongoose';

export const DELIVERY = 'WebhookDelivery';
export const MAX_LOGGED_ATTEMPTS = 20;
const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 30;

export interface AttemptRecord {
  at: Date;
  status: number | null;
  error: string | null;
  latencyMs: number;
  answer: string;
}

/** One event for one webhook. */
export interface DeliveryRecord {
  _id: Types.ObjectId;
  webhookId: string;
  /** The event's ID, by which receivers recognize duplicates. */
  messageId: string;
  /** The span that planned it. Absent in deliveries of earlier versions. */
  traceparent?: string | null;
  type: string;
  subject: string;
  /** Deliveries about the same entity stay in order if the webhook asks for it. */
  entity: string;
  body: string;
  status: DeliveryStatus;
  /** All attempts begun. Never decreases, because a sender identifies its claim by this number. */
  attempts: number;
  /** Failed attempts since staff requested a replay. */
  failures: number;
  nextAttemptAt: Date;
  /** While an attempt is running, the end of its claim; otherwise null. */
  claimedUntil: Date | null;
  log: AttemptRecord[];
  /** When the event happened. */
  occurredAt: Date;
  createdAt: Date;
  endedAt: Date | null;
}

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

const attempt = new Schema<AttemptRecord>(
  {
    at: date,
    status: { type: Number, default: null },
    error: { type: String, default: null },
    latencyMs: number,
    answer: { type: String, default: '' },
  },
  { _id: false },
);

export const deliverySchema = new Schema<DeliveryRecord>(
  {
    webhookId: text,
    messageId: text,
    traceparent: { type: String, default: null },
    type: text,
    subject: { type: String, default: '' },
    entity: text,
    body: text,
    status: text,
    attempts: number,
    failures: number,
    nextAttemptAt: date,
    claimedUntil: { type: Date, default: null },
    log: [attempt],
    occurredAt: date,
    createdAt: { ...date, expires: KEPT_DAYS * DAY_SECONDS },
    endedAt: { type: Date, default: null },
  },
  { collection: 'deliveries', versionKey: false, strict: 'throw' },
);
deliverySchema.index({ webhookId: 1, status: 1, nextAttemptAt: 1 });
deliverySchema.index({ webhookId: 1, createdAt: -1, _id: -1 });
deliverySchema.index({ webhookId: 1, messageId: 1 }, { unique: true });
