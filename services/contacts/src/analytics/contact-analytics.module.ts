import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ContactAnalyticsController } from './contact-analytics.controller.js';
import { ContactAnalyticsService } from './contact-analytics.service.js';

@Module({
  imports: [SubmissionsModule],
  controllers: [ContactAnalyticsController],
  providers: [ContactAnalyticsService],
})
export class ContactAnalyticsModule {}
