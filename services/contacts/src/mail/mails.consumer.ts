import { type CloudEvent, submissionReceived, submissionResponded } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { MailsService } from './mails.service.js';

/** Mail follows from events alone, so that saved messages are mailed about even after an outage. */
@Controller()
export class MailsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: MailsService,
  ) {}

  @EventPattern(submissionResponded.type)
  async onSubmissionResponded(@Payload() event: CloudEvent) {
    const data = getData(submissionResponded, event);
    await this.inbox.once(event, () => this.mails.sendResponse(event, data));
  }

  @EventPattern(submissionReceived.type)
  async onSubmissionReceived(@Payload() event: CloudEvent) {
    const data = getData(submissionReceived, event);
    await this.inbox.once(event, () => this.mails.sendNoticeAndAcknowledgement(event, data));
  }
}
