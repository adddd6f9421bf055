import { type CloudEvent, weekSummarized } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { WeeklySummaryMails } from './weekly-summary-mails.js';

@Controller()
export class WeeklySummaryConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: WeeklySummaryMails,
  ) {}

  @EventPattern(weekSummarized.type)
  async onWeekSummarized(@Payload() event: CloudEvent) {
    await this.inbox.once(event, () => this.mails.queue(getData(weekSummarized, event), new Date()));
  }
}
