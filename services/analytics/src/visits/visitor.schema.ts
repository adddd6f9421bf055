import { Schema } from 'mongoose';
import type { Visit } from './visit.js';

export const DAY_VISITOR = 'DayVisitor';

/** A hash and its last visit, kept for as long as the hash can be computed: until the end of the next day. */
export interface DayVisitor {
  _id: string;
  /** Names of dimensions for which this visitor is counted, such as `pages /blog`. */
  seen: string[];
  /** The ID of the first visit with a record, by which the records of this visitor count as one visitor. */
  firstVisit?: string;
  visit: Visit;
  expiresAt: Date;
}

export const dayVisitorSchema = new Schema<DayVisitor>(
  {
    _id: String,
    seen: { type: [String], default: [] },
    firstVisit: String,
    visit: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'day_visitors', versionKey: false },
);
