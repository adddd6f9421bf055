import { Module } from '@nestjs/common';
import { ResponsesModule } from '../responses/responses.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ContactsMailModule } from './contacts-mail.module.js';
import { MailsConsumer } from './mails.consumer.js';
import { MailsService } from './mails.service.js';

@Module({
  imports: [ContactsMailModule, SubmissionsModule, ResponsesModule],
  controllers: [MailsConsumer],
  providers: [MailsService],
})
export class MailsModule {}
