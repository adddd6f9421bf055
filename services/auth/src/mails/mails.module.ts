import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { QueuedMailsController } from './queued-mails.controller.js';

/** Mails to staff that are waiting or failed. */
@Module({ imports: [MailModule], controllers: [QueuedMailsController] })
export class MailsModule {}
