import { type CloudEvent, changeRecorded } from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ActivityService } from './activity.service.js';

/** Stores each change as an entry, and as a notification if no staff member made it. */
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
