import { ENVIRONMENT, ObjectStorage, openStorage } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
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
import { UPLOAD, UPLOADER, uploaderSchema, uploadSchema } from './uploads/upload.schema.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { UploadsRepository } from './uploads/uploads.repository.js';
import { UploadsService } from './uploads/uploads.service.js';
import { VERSION, versionSchema } from './versions/version.schema.js';
import { VersionsController } from './versions/versions.controller.js';
import { VersionsRepository } from './versions/versions.repository.js';
import { VersionsService } from './versions/versions.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: UPLOAD, schema: uploadSchema },
      { name: UPLOADER, schema: uploaderSchema },
      { name: VERSION, schema: versionSchema },
      { name: CHANNEL, schema: channelSchema },
      { name: CHANNEL_MOVE, schema: channelMoveSchema },
      { name: REVISION, schema: revisionSchema },
    ]),
  ],
  controllers: [LiveReleasesController, UploadsController, VersionsController, ChannelsController],
  providers: [
    UploadsService,
    VersionsService,
    ChannelsService,
    { provide: ObjectStorage, useFactory: openStorage, inject: [ENVIRONMENT] },
    UploadsRepository,
    VersionsRepository,
    ChannelsRepository,
  ],
})
export class ReleasesModule {}
