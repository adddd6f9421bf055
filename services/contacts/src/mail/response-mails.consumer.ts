import { type CloudEvent, submissionResponded } from '@atelier/contracts';
import { dataOf, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ResponseMailsService } from './response-mails.service.js';

/** Mail follows from events alone: a response that was saved is sent, also after an outage. */
@Controller()
export class ResponseMailsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: ResponseMailsService,
  ) {}

  @EventPattern(submissionResponded.type)
  async onSubmissionResponded(@Payload() event: CloudEvent) {
    const data = dataOf(submissionResponded, event);
    await this.inbox.once(event, () => this.mails.send(event, data));
  }
}
