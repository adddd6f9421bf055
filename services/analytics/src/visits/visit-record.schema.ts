import type { FunnelStep } from '@atelier/contracts';
import { Schema } from 'mongoose';
import type { Channel } from './source.js';

export const VISIT_RECORD = 'VisitRecord';

/** How long a page was read: seconds until the next view or the message, and the number of views that one followed. */
export interface Reading {
  seconds: number;
  timedViews: number;
}

/** A page of a visit, how often it was viewed, and how long, if that is known. */
export interface PageViews extends Partial<Reading> {
  path: string;
  views: number;
}

/**
 * A visit without the hash of its visitor, kept for goals and segments. Its time is the quarter of an hour of its beginning.
 */
export interface VisitRecord {
  /** The ID of the event of its first view, so that an event that is counted again changes nothing. */
  _id: string;
  /** The first visit of the same visitor on the same day, if this is another one. */
  firstVisit?: string;
  /** Whether the visitor had several visits on the day. */
  hasSeveral?: boolean;
  day: string;
  slot: string;
  channel: Channel;
  source: string;
  campaign?: string;
  device?: string;
  browser?: string;
  system?: string;
  country?: string;
  entry: string;
  exit: string;
  pages: PageViews[];
  views: number;
  seconds: number;
  isBounce: boolean;
  steps: FunnelStep[];
  /** The page that sent a message, once the message is confirmed. */
  sentFrom?: string;
}

export const visitRecordSchema = new Schema<VisitRecord>(
  {
    _id: String,
    firstVisit: String,
    hasSeveral: Boolean,
    day: { type: String, required: true, index: true },
    slot: String,
    channel: String,
    source: String,
    campaign: String,
    device: String,
    browser: String,
    system: String,
    country: String,
    entry: String,
    exit: String,
    pages: { type: Schema.Types.Mixed, default: [] },
    views: Number,
    seconds: Number,
    isBounce: Boolean,
    steps: { type: [String], default: undefined },
    sentFrom: String,
  },
  { collection: 'visits', versionKey: false },
);
