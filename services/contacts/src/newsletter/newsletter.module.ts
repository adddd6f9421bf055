import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContactsMailModule } from '../mail/contacts-mail.module.js';
import { ProtectionModule } from '../protection/protection.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
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
    ]),
    ContactsMailModule,
    ProtectionModule,
    StudioModule,
  ],
  controllers: [NewsletterController, NewsletterMailsConsumer],
  providers: [NewsletterService, NewsletterMailsService, NewsletterTokens, SubscribersRepository],
  exports: [NewsletterService, SubscribersRepository],
})
export class NewsletterModule {}
