import { Schema } from 'mongoose';
import type { NotificationRecord } from './notification-record.js';

export const NOTIFICATION = 'Notification';
const DAY_SECONDS = 24 * 60 * 60;
const NOTIFICATIONS_KEPT_DAYS = 30;

export type NotificationFields = Omit<NotificationRecord, 'id'> & { _id: string };

const text = { type: String, required: true };

export const notificationSchema = new Schema<NotificationFields>(
  {
    _id: text,
    kind: text,
    title: text,
    text: { type: String, default: '' },
    path: text,
    resources: { type: [String], required: true },
    userId: String,
    at: { type: Date, required: true, expires: NOTIFICATIONS_KEPT_DAYS * DAY_SECONDS },
  },
  { collection: 'notifications', versionKey: false, strict: 'throw' },
);
notificationSchema.index({ resources: 1, _id: -1 });
