import { Module } from '@nestjs/common';
import { FollowUpsModule } from '../follow-ups/follow-ups.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ContactsMailModule } from './contacts-mail.module.js';
import { MailsConsumer } from './mails.consumer.js';
import { MailsService } from './mails.service.js';
import { QueuedMailsController } from './queued-mails.controller.js';
import { TestMailController } from './test-mail.controller.js';

@Module({
  imports: [ContactsMailModule, StudioModule, SubmissionsModule, ResponsesModule, FollowUpsModule, NewsletterModule],
  controllers: [MailsConsumer, QueuedMailsController, TestMailController],
  providers: [MailsService],
})
export class MailsModule {}
