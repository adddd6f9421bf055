import { STUDIO_COPY, studioCopySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STUDIO_FIELDS, StudioCopy } from './studio-copy.js';

/** Stored copy of the settings; this module follows no events. */
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDIO_COPY, schema: studioCopySchema(STUDIO_FIELDS) }])],
  providers: [StudioCopy],
  exports: [StudioCopy],
})
export class StudioCopyModule {}
