import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CommentsModule } from '../comments/comments.module.js';
import { FollowUpsModule } from '../follow-ups/follow-ups.module.js';
import { ContactsMailModule } from '../mail/contacts-mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { Erasure } from './erasure.js';
import { PersonsController } from './persons.controller.js';
import { PersonsService } from './persons.service.js';
import { Retention } from './retention.js';

/** How long personal data is kept, and how people have it erased. */
@Module({
  imports: [
    ApplicationsModule,
    CommentsModule,
    ContactsMailModule,
    FollowUpsModule,
    MessagesModule,
    NewsletterModule,
    ResponsesModule,
    StudioModule,
    SubmissionsModule,
  ],
  controllers: [PersonsController],
  providers: [Erasure, PersonsService, Retention],
})
export class PersonsModule {}
