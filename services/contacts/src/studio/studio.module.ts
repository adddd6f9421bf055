import { STUDIO_COPY, StudioConsumer, StudioProjection, studioCopySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STUDIO_FIELDS, StudioCopy } from './studio-copy.js';

/** Follows settings that staff change in another service. */
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDIO_COPY, schema: studioCopySchema(STUDIO_FIELDS) }])],
  controllers: [StudioConsumer],
  providers: [StudioCopy, { provide: StudioProjection, useExisting: StudioCopy }],
  exports: [StudioCopy],
})
export class StudioModule {}
