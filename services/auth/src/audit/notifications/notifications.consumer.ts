import {
  type CloudEvent,
  deadLetterKept,
  mailGivenUp,
  submissionAssigned,
  submissionReceived,
  versionFailing,
  webhookDisabled,
} from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { AssignmentMails } from './assignment-mails.js';
import { NotificationsService } from './notifications.service.js';

@Controller()
export class NotificationsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly notifications: NotificationsService,
    private readonly assignmentMails: AssignmentMails,
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

  @EventPattern(submissionAssigned.type)
  async onSubmissionAssigned(@Payload() event: CloudEvent) {
    await this.inbox.once(event, async () => {
      await this.notifications.follow(event);
      await this.assignmentMails.send(event, getData(submissionAssigned, event));
    });
  }
}
