import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { StudioCopyModule } from '../studio/studio-copy.module.js';
import { UsersModule } from '../users/users.module.js';
import { WeeklySummaryConsumer } from './weekly-summary.consumer.js';
import { WeeklySummaryMails } from './weekly-summary-mails.js';

/** Mails with the figures of a week, to staff who asked for them. */
@Module({
  imports: [MailModule, PreferencesModule, StudioCopyModule, UsersModule],
  controllers: [WeeklySummaryConsumer],
  providers: [WeeklySummaryMails],
})
export class WeeklySummaryModule {}
