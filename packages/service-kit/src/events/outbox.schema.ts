import type { CloudEvent } from '@atelier/contracts';
import { Schema } from 'mongoose';

/** An event that waits for the broker, or was sent recently. Its ID sorts by time. */
export interface OutboxEntry {
  _id: string;
  event: CloudEvent;
  sentAt: Date | null;
}

export const OUTBOX = 'OutboxEntry';
/** EventRetention adds the index by which sent events expire. */
export const outboxSchema = new Schema<OutboxEntry>(
  { _id: String, event: { type: Object, required: true }, sentAt: { type: Date, default: null } },
  { collection: 'outbox', versionKey: false },
);
outboxSchema.index({ sentAt: 1, _id: 1 });
