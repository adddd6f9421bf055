import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FollowUpsModule } from '../follow-ups/follow-ups.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { MAILBOX_POSITION, MailboxPositions, mailboxPositionSchema } from './mailbox-positions.js';
import { MailboxReader } from './mailbox-reader.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: MAILBOX_POSITION, schema: mailboxPositionSchema }]),
    FollowUpsModule,
    NewsletterModule,
  ],
  providers: [MailboxPositions, MailboxReader],
})
export class MailboxModule {}
