import { Schema } from 'mongoose';
import type { Growth } from '../days/figures.js';

export const WAITING = 'WaitingForItsOther';

/** One of the two that make a conversion, while the other is not there: what a browser said, or the message. */
export interface Waiting {
  /** Of the event. */
  _id: string;
  kind: 'goal' | 'message';
  /** When the message was sent. */
  at: Date;
  /** What the days grow by when both are there; nothing of who it was. */
  growths: Growth[];
  expiresAt: Date;
}

/** The one document beside them, written by whoever looks for the other (see conversions.service.ts). */
export interface Turn {
  turns?: number;
}

export const waitingSchema = new Schema<Waiting & Turn>(
  {
    _id: String,
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    growths: { type: Schema.Types.Mixed, default: [] },
    turns: Number,
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'waiting_conversions', versionKey: false },
);
waitingSchema.index({ kind: 1, at: 1 });
