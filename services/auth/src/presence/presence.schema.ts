import type { PresenceActivity } from '@atelier/contracts';
import { Schema } from 'mongoose';

export const PRESENCE = 'Presence';

/** Three reports of a screen, which come every 15 seconds. */
export const PRESENCE_LIFETIME_MS = 45_000;

/** A user at an item; `_id` names both. */
export interface PresenceFields {
  _id: string;
  item: string;
  userId: string;
  name: string;
  activity: PresenceActivity;
  seenAt: Date;
}

export const presenceSchema = new Schema<PresenceFields>(
  {
    _id: { type: String, required: true },
    item: { type: String, required: true, index: true },
    userId: { type: String, required: true },
    name: { type: String, required: true },
    activity: { type: String, required: true },
    seenAt: { type: Date, required: true, expires: PRESENCE_LIFETIME_MS / 1000 },
  },
  { collection: 'presences', versionKey: false, strict: 'throw' },
);
