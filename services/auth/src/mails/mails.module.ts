import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { QueuedMailsController } from './queued-mails.controller.js';

/** What waits to be sent to staff, and what could not be. */
@Module({ imports: [MailModule], controllers: [QueuedMailsController] })
export class MailsModule {}
