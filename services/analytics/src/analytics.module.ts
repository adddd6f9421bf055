import { STUDIO_COPY, StudioConsumer, StudioProjection, studioCopySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ConversionsService } from './conversions/conversions.service.js';
import { WAITING, waitingSchema } from './conversions/waiting.schema.js';
import { COUNT, countSchema } from './counts/count.schema.js';
import { CountsConsumer } from './counts/counts.consumer.js';
import { CountsRepository } from './counts/counts.repository.js';
import { CountsService } from './counts/counts.service.js';
import { PathsMigration } from './counts/paths-migration.js';
import { DAY_FIGURES, dayFiguresSchema } from './days/day.schema.js';
import { DaysRepository } from './days/days.repository.js';
import { GoalFigures } from './goals/goal-figures.js';
import { GoalsController } from './goals/goals.controller.js';
import { GOAL, GoalsService, goalSchema } from './goals/goals.service.js';
import { MONTH_FIGURES, monthFiguresSchema } from './months/month.schema.js';
import { MonthsRepository } from './months/months.repository.js';
import { PUBLICATION, PublicationsRepository, publicationSchema } from './publications/publications.repository.js';
import { ReportController } from './report/report.controller.js';
import { ReportService } from './report/report.service.js';
import { SiteFigures } from './report/site-figures.js';
import { Subjects } from './report/subjects.js';
import { SegmentsController } from './segments/segments.controller.js';
import { SEGMENT, SegmentsService, segmentSchema } from './segments/segments.service.js';
import { SHARED_REPORT, sharedReportSchema } from './shared-reports/shared-report.schema.js';
import { SharedReportsController } from './shared-reports/shared-reports.controller.js';
import { SharedReportsRepository } from './shared-reports/shared-reports.repository.js';
import { SharedReportsService } from './shared-reports/shared-reports.service.js';
import { SettingsBackfill } from './studio/settings-backfill.js';
import { STUDIO_FIELDS, StudioCopy } from './studio/studio-copy.js';
import { DAY_SALT, daySaltSchema, MONTH_SALT, monthSaltSchema } from './tracking/salt.schema.js';
import { Salts } from './tracking/salts.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';
import { UniqueVisitors } from './uniques/unique-visitors.js';
import { VISIT_RECORD, visitRecordSchema } from './visits/visit-record.schema.js';
import { VisitRecordsRepository } from './visits/visit-records.repository.js';
import { VisitRetention } from './visits/visit-retention.js';
import { DAY_VISITOR, dayVisitorSchema } from './visits/visitor.schema.js';
import { VisitorsRepository } from './visits/visitors.repository.js';
import { VisitsService } from './visits/visits.service.js';
import { SUMMARIZED_WEEK, summarizedWeekSchema } from './weekly-summary/summarized-week.schema.js';
import { WeeklySummaryService } from './weekly-summary/weekly-summary.service.js';
import { WeeklySummaryClock } from './weekly-summary/weekly-summary-clock.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: COUNT, schema: countSchema },
      { name: DAY_FIGURES, schema: dayFiguresSchema },
      { name: DAY_SALT, schema: daySaltSchema },
      { name: DAY_VISITOR, schema: dayVisitorSchema },
      { name: GOAL, schema: goalSchema },
      { name: MONTH_FIGURES, schema: monthFiguresSchema },
      { name: MONTH_SALT, schema: monthSaltSchema },
      { name: SEGMENT, schema: segmentSchema },
      { name: STUDIO_COPY, schema: studioCopySchema(STUDIO_FIELDS) },
      { name: VISIT_RECORD, schema: visitRecordSchema },
      { name: WAITING, schema: waitingSchema },
      { name: PUBLICATION, schema: publicationSchema },
      { name: SHARED_REPORT, schema: sharedReportSchema },
      { name: SUMMARIZED_WEEK, schema: summarizedWeekSchema },
    ]),
  ],
  controllers: [
    TrackingController,
    ReportController,
    GoalsController,
    SegmentsController,
    SharedReportsController,
    CountsConsumer,
    StudioConsumer,
  ],
  providers: [
    Salts,
    TrackingService,
    VisitorsRepository,
    VisitRecordsRepository,
    VisitRetention,
    VisitsService,
    DaysRepository,
    MonthsRepository,
    UniqueVisitors,
    ConversionsService,
    StudioCopy,
    { provide: StudioProjection, useExisting: StudioCopy },
    SettingsBackfill,
    PublicationsRepository,
    GoalsService,
    GoalFigures,
    SegmentsService,
    SiteFigures,
    Subjects,
    ReportService,
    SharedReportsService,
    SharedReportsRepository,
    WeeklySummaryService,
    WeeklySummaryClock,
    CountsService,
    PathsMigration,
    CountsRepository,
  ],
})
export class AnalyticsModule {}
