import {
  type CloudEvent,
  deadLetterKept,
  mailGivenUp,
  submissionReceived,
  versionFailing,
  webhookDisabled,
} from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly notifications: NotificationsService,
  ) {}

  @EventPattern([
    submissionReceived.type,
    mailGivenUp.type,
    deadLetterKept.type,
    versionFailing.type,
    webhookDisabled.type,
  ])
  async onSomethingToKnow(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.notifications.follow(event));
  }
}
