import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BRAND_REVISION, BrandRevisionsRepository, brandRevisionSchema } from './brand-revisions.repository.js';
import { StudioController } from './studio.controller.js';
import { STUDIO, StudioRepository, studioSchema } from './studio.repository.js';
import { StudioService } from './studio.service.js';
import { StudioAnnouncement } from './studio-announcement.js';

/** The studio's information, as set by staff. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: STUDIO, schema: studioSchema },
      { name: BRAND_REVISION, schema: brandRevisionSchema },
    ]),
  ],
  controllers: [StudioController],
  providers: [BrandRevisionsRepository, StudioAnnouncement, StudioService, StudioRepository],
  exports: [StudioService],
})
export class StudioModule {}
