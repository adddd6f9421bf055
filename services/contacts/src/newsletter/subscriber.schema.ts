import { Schema } from 'mongoose';
import type { SubscriberRecord } from './subscriber-record.js';

export const SUBSCRIBER = 'Subscriber';

/** The record with fields that only the database needs. */
export type SubscriberFields = Omit<SubscriberRecord, 'id'> & {
  /** The normalized address: each address subscribes only once, whatever its spelling. */
  emailKey: string;
  searchTokens: string[];
  /** Written with each mail that is queued, so that none is queued for a subscriber who leaves or is erased at that moment. */
  mailedAt?: Date;
};

export const subscriberSchema = new Schema<SubscriberFields>(
  {
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    status: { type: String, required: true },
    consent: {
      givenAt: { type: Date, required: true },
      wording: { type: String, required: true },
      source: { type: String, required: true },
    },
    confirmedAt: { type: Date, default: null },
    unsubscribedAt: { type: Date, default: null },
    bouncedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    suspicion: { type: Object, default: null },
    searchTokens: { type: [String], required: true },
    mailedAt: Date,
  },
  { collection: 'newsletter_subscribers', versionKey: false, strict: 'throw' },
);
subscriberSchema.index({ emailKey: 1 }, { unique: true });
subscriberSchema.index({ createdAt: -1, _id: -1 });
subscriberSchema.index({ status: 1, createdAt: -1, _id: -1 });
subscriberSchema.index({ status: 1, _id: 1 });
subscriberSchema.index({ searchTokens: 1, createdAt: -1, _id: -1, status: 1 });

/** Stored number of subscribers by status, so that a page's total needs no counting. */
export interface SubscriberCount {
  _id: string;
  count: number;
}
export const SUBSCRIBER_COUNT = 'SubscriberCount';
export const subscriberCountSchema = new Schema<SubscriberCount>(
  { _id: String, count: { type: Number, required: true } },
  { collection: 'newsletter_counts', versionKey: false, strict: 'throw' },
);
