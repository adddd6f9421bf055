import { Schema } from 'mongoose';
import type { ActivityRecord } from './activity-entry.js';

export const ACTIVITY = 'Activity';
const DAY_SECONDS = 24 * 60 * 60;
/** A year and a month, so that actions are still on record after a year. */
const ACTIVITY_KEPT_DAYS = 400;

export type ActivityFields = Omit<ActivityRecord, 'id'> & { _id: string; titleTokens: string[] };

const text = { type: String, required: true };

export const activitySchema = new Schema<ActivityFields>(
  {
    _id: text,
    at: { type: Date, required: true, expires: ACTIVITY_KEPT_DAYS * DAY_SECONDS },
    actor: {
      type: new Schema({ id: { type: String, default: null }, name: String, kind: text }, { _id: false, id: false }),
      required: true,
    },
    action: text,
    resource: text,
    item: {
      type: new Schema({ kind: text, id: text, title: String, path: String }, { _id: false, id: false }),
      required: true,
    },
    changes: { type: [Object], default: [] },
    note: { type: String, default: null },
    requestId: { type: String, default: null },
    titleTokens: { type: [String], default: [] },
  },
  { collection: 'activity', versionKey: false, strict: 'throw' },
);

// Identifiers sort by time, so each index supports paging, and time bounds become identifier bounds.
activitySchema.index({ resource: 1, _id: -1 });
activitySchema.index({ 'actor.id': 1, _id: -1 });
activitySchema.index({ 'item.id': 1, _id: -1 });
activitySchema.index({ action: 1, _id: -1 });
activitySchema.index({ titleTokens: 1, _id: -1 });
