import { type CloudEvent, changeRecorded } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ActivityService } from './activity.service.js';

/** What was done becomes an entry, and a notification where nobody of the staff did it. */
@Controller()
export class ChangesConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly activity: ActivityService,
    private readonly notifications: NotificationsService,
  ) {}

  @EventPattern(changeRecorded.type)
  async onChangeRecorded(@Payload() event: CloudEvent) {
    await this.inbox.once(event, async () => {
      await this.activity.keep(event);
      await this.notifications.follow(event);
    });
  }
}
