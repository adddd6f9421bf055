import { BOX_KEY, boxKeySchema, ENVIRONMENT, ObjectStorage, openStorage } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CanariesController } from './canaries/canaries.controller.js';
import { CanariesRepository } from './canaries/canaries.repository.js';
import { CanariesService } from './canaries/canaries.service.js';
import { CANARY, canarySchema } from './canaries/canary.schema.js';
import { CanaryComparison } from './canaries/canary-comparison.js';
import { CanaryWatch } from './canaries/canary-watch.js';
import {
  CHANNEL,
  CHANNEL_MOVE,
  channelMoveSchema,
  channelSchema,
  REVISION,
  revisionSchema,
} from './channels/channel.schema.js';
import { ChannelsController } from './channels/channels.controller.js';
import { ChannelsRepository } from './channels/channels.repository.js';
import { ChannelsService } from './channels/channels.service.js';
import { LiveReleasesController } from './channels/live-releases.controller.js';
import { PreviewTokens } from './previews/preview-tokens.js';
import { PreviewsController } from './previews/previews.controller.js';
import { PreviewsService } from './previews/previews.service.js';
import { BlockingService } from './registry/blocking.service.js';
import { PinningService } from './registry/pinning.service.js';
import { RegistryController } from './registry/registry.controller.js';
import { RegistryService } from './registry/registry.service.js';
import { RemovalService } from './registry/removal.service.js';
import { FailureLog } from './reports/failure-log.js';
import { MinutesRepository } from './reports/minutes.repository.js';
import { Networks } from './reports/networks.js';
import { MINUTE, minuteSchema, REPORT_SALT, reportSaltSchema } from './reports/report.schema.js';
import { ReportMetrics } from './reports/report-metrics.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { ServerReportsController } from './reports/server-reports.controller.js';
import { VersionsInUse } from './reports/versions-in-use.js';
import { UPLOAD, UPLOADER, uploaderSchema, uploadSchema } from './uploads/upload.schema.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { UploadsRepository } from './uploads/uploads.repository.js';
import { UploadsService } from './uploads/uploads.service.js';
import { VERSION, versionSchema } from './versions/version.schema.js';
import { VersionsController } from './versions/versions.controller.js';
import { VersionsRepository } from './versions/versions.repository.js';
import { VersionsService } from './versions/versions.service.js';
import { FAILING_NOTICE, FailingNotices, failingNoticeSchema } from './withdrawal/failing-notices.js';
import { WithdrawalService } from './withdrawal/withdrawal.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: UPLOAD, schema: uploadSchema },
      { name: UPLOADER, schema: uploaderSchema },
      { name: VERSION, schema: versionSchema },
      { name: CHANNEL, schema: channelSchema },
      { name: CHANNEL_MOVE, schema: channelMoveSchema },
      { name: REVISION, schema: revisionSchema },
      { name: CANARY, schema: canarySchema },
      { name: MINUTE, schema: minuteSchema },
      { name: REPORT_SALT, schema: reportSaltSchema },
      { name: FAILING_NOTICE, schema: failingNoticeSchema },
      { name: BOX_KEY, schema: boxKeySchema },
    ]),
  ],
  controllers: [
    LiveReleasesController,
    RegistryController,
    UploadsController,
    VersionsController,
    ChannelsController,
    CanariesController,
    PreviewsController,
    ReportsController,
    ServerReportsController,
  ],
  providers: [
    UploadsService,
    VersionsService,
    ChannelsService,
    CanariesService,
    CanaryComparison,
    CanaryWatch,
    WithdrawalService,
    FailingNotices,
    ReportsService,
    ReportMetrics,
    FailureLog,
    Networks,
    VersionsInUse,
    RegistryService,
    RemovalService,
    BlockingService,
    PinningService,
    PreviewsService,
    PreviewTokens,
    { provide: ObjectStorage, useFactory: openStorage, inject: [ENVIRONMENT] },
    UploadsRepository,
    VersionsRepository,
    ChannelsRepository,
    CanariesRepository,
    MinutesRepository,
  ],
})
export class ReleasesModule {}
