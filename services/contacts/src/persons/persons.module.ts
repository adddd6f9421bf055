import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContactsMailModule } from '../mail/contacts-mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { Erasure } from './erasure.js';
import { PersonsController } from './persons.controller.js';
import { PersonsService } from './persons.service.js';
import { RetentionConsumer } from './retention.consumer.js';
import { Retention } from './retention.js';
import { RETENTION_SETTING, RetentionSettings, retentionSettingSchema } from './retention-settings.js';

/** How long people's data stay, and how they leave. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: RETENTION_SETTING, schema: retentionSettingSchema }]),
    ContactsMailModule,
    MessagesModule,
    NewsletterModule,
    ResponsesModule,
    SubmissionsModule,
  ],
  controllers: [PersonsController, RetentionConsumer],
  providers: [Erasure, PersonsService, Retention, RetentionSettings],
})
export class PersonsModule {}
