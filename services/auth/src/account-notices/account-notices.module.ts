import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { StudioCopyModule } from '../studio/studio-copy.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountNoticesConsumer } from './account-notices.consumer.js';
import { AccountNotices } from './account-notices.js';

/** Mails to owners about their passwords and second factors, written from events only. */
@Module({
  imports: [MailModule, StudioCopyModule, UsersModule],
  controllers: [AccountNoticesConsumer],
  providers: [AccountNotices],
})
export class AccountNoticesModule {}
