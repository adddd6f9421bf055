import {
  type CloudEvent,
  deadLetterKept,
  mailGivenUp,
  submissionFollowedUp,
  submissionReceived,
  versionFailing,
  webhookDisabled,
} from '@atelier/contracts';
import { Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { NotificationsService } from './notifications.service.js';
import { PERSONAL_EVENT_TYPES } from './personal-notice.js';
import { PersonalNotices } from './personal-notices.js';

@Controller()
export class NotificationsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly notifications: NotificationsService,
    private readonly personalNotices: PersonalNotices,
  ) {}

  @EventPattern([
    submissionReceived.type,
    mailGivenUp.type,
    deadLetterKept.type,
    versionFailing.type,
    webhookDisabled.type,
  ])
  async onNotifiableEvent(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.notifications.follow(event));
  }

  @EventPattern(submissionFollowedUp.type, { handler: 'notify-all' })
  async onFollowUp(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.notifications.follow(event));
  }

  @EventPattern(PERSONAL_EVENT_TYPES)
  async onPersonalEvent(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.personalNotices.follow(event));
  }
}
