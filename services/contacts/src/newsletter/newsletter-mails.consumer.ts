import { type CloudEvent, newsletterConfirmed, newsletterSubscribed } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { NewsletterMailsService } from './newsletter-mails.service.js';

@Controller()
export class NewsletterMailsConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly mails: NewsletterMailsService,
  ) {}

  @EventPattern(newsletterSubscribed.type)
  async onSubscribed(@Payload() event: CloudEvent) {
    const { id } = getData(newsletterSubscribed, event);
    await this.inbox.once(event, () => this.mails.askForConfirmation(event, id));
  }

  @EventPattern(newsletterConfirmed.type)
  async onConfirmed(@Payload() event: CloudEvent) {
    const { id } = getData(newsletterConfirmed, event);
    await this.inbox.once(event, () => this.mails.welcome(event, id));
  }
}
