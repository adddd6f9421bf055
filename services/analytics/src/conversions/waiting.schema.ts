import { Schema } from 'mongoose';
import type { Growth } from '../days/figures.js';

export const WAITING = 'WaitingForItsOther';

/** The visit that sent a message, by its record, and the page that sent it. */
export interface SentMessage {
  visit: string;
  page: string;
}

/** What becomes of a visit whose message is confirmed; no data about the person. */
export interface Conversion {
  growths: Growth[];
  /** Absent if the visit has no record. */
  sent?: SentMessage;
}

/** One half of a conversion that waits for the other: the browser's report, or the message. */
export interface Waiting extends Conversion {
  /** The event's ID. */
  _id: string;
  kind: 'goal' | 'message';
  /** When the message was sent. */
  at: Date;
  expiresAt: Date;
}

/** The single document that serializes lookups of the other half (see conversions.service.ts). */
export interface Turn {
  turns?: number;
}

export const waitingSchema = new Schema<Waiting & Turn>(
  {
    _id: String,
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    growths: { type: Schema.Types.Mixed, default: [] },
    sent: { type: Schema.Types.Mixed },
    turns: Number,
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'waiting_conversions', versionKey: false },
);
waitingSchema.index({ kind: 1, at: 1 });
