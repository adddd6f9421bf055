import { Schema, type Types } from 'mongoose';

export const EVENT_SUBSCRIBER = 'EventSubscriber';

export interface EventSubscriberRecord {
  _id: Types.ObjectId;
  name: string;
  events: string[];
  /** Of the password: enough to recognize it, because it is long and random. */
  digest: string;
  createdAt: Date;
  createdBy: string | null;
}

export const eventSubscriberSchema = new Schema<EventSubscriberRecord>(
  {
    name: { type: String, required: true },
    events: { type: [String], required: true },
    digest: { type: String, required: true },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, default: null },
  },
  { collection: 'event_subscribers', versionKey: false, strict: 'throw' },
);
