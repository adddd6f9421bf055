import { Module } from '@nestjs/common';
import { ContactAnalyticsModule } from './analytics/contact-analytics.module.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { CommentsModule } from './comments/comments.module.js';
import { ExportModule } from './export/export.module.js';
import { FollowUpsModule } from './follow-ups/follow-ups.module.js';
import { MailsModule } from './mail/mails.module.js';
import { MailboxModule } from './mailbox/mailbox.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PersonsModule } from './persons/persons.module.js';
import { ResponsesModule } from './responses/responses.module.js';
import { SavedRepliesModule } from './saved-replies/saved-replies.module.js';
import { SubmissionsModule } from './submissions/submissions.module.js';

@Module({
  imports: [
    MessagesModule,
    ApplicationsModule,
    SavedRepliesModule,
    SubmissionsModule,
    ExportModule,
    ContactAnalyticsModule,
    ResponsesModule,
    FollowUpsModule,
    CommentsModule,
    NewsletterModule,
    MailboxModule,
    MailsModule,
    PersonsModule,
  ],
})
export class ContactsModule {}
