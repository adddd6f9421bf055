import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StudioController } from './studio.controller.js';
import { STUDIO, StudioRepository, studioSchema } from './studio.repository.js';
import { StudioService } from './studio.service.js';
import { StudioAnnouncement } from './studio-announcement.js';

/** The studio's information, as set by staff. */
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDIO, schema: studioSchema }])],
  controllers: [StudioController],
  providers: [StudioAnnouncement, StudioService, StudioRepository],
  exports: [StudioService],
})
export class StudioModule {}
