import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContactsMailModule } from '../mail/contacts-mail.module.js';
import { ProtectionModule } from '../protection/protection.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { NEWSLETTER_ISSUE, newsletterIssueSchema } from './issues/newsletter-issue.schema.js';
import { NewsletterIssueMails } from './issues/newsletter-issue-mails.js';
import { NewsletterIssueSender } from './issues/newsletter-issue-sender.js';
import { NewsletterIssuesController } from './issues/newsletter-issues.controller.js';
import { NewsletterIssuesRepository } from './issues/newsletter-issues.repository.js';
import { NewsletterIssuesService } from './issues/newsletter-issues.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { NewsletterBouncesService } from './newsletter-bounces.service.js';
import { NewsletterMailsConsumer } from './newsletter-mails.consumer.js';
import { NewsletterMailsService } from './newsletter-mails.service.js';
import { NEWSLETTER_TOKEN, NewsletterTokens, newsletterTokenSchema } from './newsletter-tokens.js';
import { SUBSCRIBER, SUBSCRIBER_COUNT, subscriberCountSchema, subscriberSchema } from './subscriber.schema.js';
import { SubscribersRepository } from './subscribers.repository.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SUBSCRIBER, schema: subscriberSchema },
      { name: SUBSCRIBER_COUNT, schema: subscriberCountSchema },
      { name: NEWSLETTER_TOKEN, schema: newsletterTokenSchema },
      { name: NEWSLETTER_ISSUE, schema: newsletterIssueSchema },
    ]),
    ContactsMailModule,
    ProtectionModule,
    StudioModule,
  ],
  controllers: [NewsletterController, NewsletterIssuesController, NewsletterMailsConsumer],
  providers: [
    NewsletterService,
    NewsletterBouncesService,
    NewsletterMailsService,
    NewsletterTokens,
    SubscribersRepository,
    NewsletterIssuesRepository,
    NewsletterIssuesService,
    NewsletterIssueMails,
    NewsletterIssueSender,
  ],
  exports: [NewsletterService, NewsletterBouncesService, NewsletterIssueSender, SubscribersRepository],
})
export class NewsletterModule {}
