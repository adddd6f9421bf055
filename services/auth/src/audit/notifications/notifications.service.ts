import type { CloudEvent } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { readableBy } from '../activity/activity-entry.js';
import { NOTIFICATION, type NotificationFields } from './notification.schema.js';
import { notificationOf } from './notification-of.js';
import type { NotificationRecord } from './notification-record.js';

@Injectable()
export class NotificationsService {
  constructor(@InjectModel(NOTIFICATION) private readonly notifications: Model<NotificationFields>) {}

  /** Called inside the event's transaction. */
  async follow(event: CloudEvent): Promise<void> {
    const notification = notificationOf(event);
    if (notification === undefined) return;
    const { id, ...fields } = notification;
    await this.notifications.create([{ _id: id, ...fields }]);
  }

  /** What the viewer may see, the last first. */
  async newest(viewer: Viewer, limit: number): Promise<NotificationRecord[]> {
    const found = await this.notifications
      .find({ resources: trusted({ $in: readableBy(viewer) }) })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<NotificationFields[]>();
    return found.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }
}
