import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StudioCopyModule } from '../studio/studio-copy.module.js';
import { UsersModule } from '../users/users.module.js';
import { ActivityController } from './activity/activity.controller.js';
import { ActivityRepository } from './activity/activity.repository.js';
import { ACTIVITY, activitySchema } from './activity/activity.schema.js';
import { ActivityService } from './activity/activity.service.js';
import { ChangesConsumer } from './activity/changes.consumer.js';
import { NOTIFICATION, notificationSchema } from './notifications/notification.schema.js';
import { NotificationsConsumer } from './notifications/notifications.consumer.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { PersonalNotices } from './notifications/personal-notices.js';
import { StreamAlarm } from './notifications/stream-alarm.js';

/** Actions anywhere in the platform, and notifications for staff; written from events only. */
@Module({
  imports: [
    MailModule,
    StudioCopyModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: ACTIVITY, schema: activitySchema },
      { name: NOTIFICATION, schema: notificationSchema },
    ]),
  ],
  controllers: [ActivityController, ChangesConsumer, NotificationsController, NotificationsConsumer],
  providers: [ActivityService, NotificationsService, PersonalNotices, StreamAlarm, ActivityRepository],
})
export class AuditModule {}
