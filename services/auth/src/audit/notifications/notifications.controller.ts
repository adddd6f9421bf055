import { type NotificationQuery, notificationQuery } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import { toNotification } from './notification-record.js';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Operation('GET /notifications')
  async list(@Query({ schema: notificationQuery }) { limit }: NotificationQuery, @CurrentViewer() viewer: Viewer) {
    const newest = await this.notifications.newest(viewer, limit);
    return { success: true, data: newest.map(toNotification) };
  }
}
