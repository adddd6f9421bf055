import type { CloudEvent } from '@atelier/contracts';
import { timeOrderedId, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { readableBy } from '../activity/activity-entry.js';
import { NOTIFICATION, type NotificationFields } from './notification.schema.js';
import type { NotificationRecord } from './notification-record.js';
import { EVENTS_PATH, FOR_OPERATORS, toNotification } from './to-notification.js';

const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class NotificationsService {
  constructor(@InjectModel(NOTIFICATION) private readonly notifications: Model<NotificationFields>) {}

  /** Call inside the event's transaction. */
  async follow(event: CloudEvent): Promise<void> {
    const notification = toNotification(event);
    if (notification !== undefined) await this.keep(notification);
  }

  async keep({ id, ...fields }: NotificationRecord): Promise<void> {
    await this.notifications.create([{ _id: id, ...fields }]);
  }

  /** Repeats once a day per stream until the problem is solved. */
  async notifyOfFullStream(stream: string, percent: number): Promise<void> {
    const at = new Date();
    const title = `The event stream ${stream} is nearly full`;
    const since = trusted({ $gt: new Date(at.getTime() - DAY_MS) });
    if (await this.notifications.exists({ title, at: since })) return;
    const text = `${percent} % of its bytes are used; at 100 % new events wait until there is room`;
    // Remotes of earlier releases show only the kinds that they know.
    const words = { kind: 'event_given_up', title, text, path: EVENTS_PATH, resources: FOR_OPERATORS } as const;
    await this.notifications.create([{ _id: timeOrderedId(), at, ...words }]);
  }

  /** The viewer's visible notifications, latest first. */
  async newest(viewer: Viewer, limit: number): Promise<NotificationRecord[]> {
    const found = await this.notifications
      .find({ resources: trusted({ $in: readableBy(viewer) }), userId: trusted({ $in: [null, viewer?.sub ?? null] }) })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<NotificationFields[]>();
    return found.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }
}
