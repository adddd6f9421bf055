import { Module } from '@nestjs/common';
import { MailsModule } from './mail/mails.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { ResponsesModule } from './responses/responses.module.js';
import { SubmissionsModule } from './submissions/submissions.module.js';

@Module({ imports: [MessagesModule, SubmissionsModule, ResponsesModule, MailsModule] })
export class ContactsModule {}
