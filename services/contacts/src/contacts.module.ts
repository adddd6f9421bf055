import { Module } from '@nestjs/common';
import { MailModule } from './mail/mail.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { ResponsesModule } from './responses/responses.module.js';
import { SubmissionsModule } from './submissions/submissions.module.js';

@Module({ imports: [MessagesModule, SubmissionsModule, ResponsesModule, MailModule] })
export class ContactsModule {}
