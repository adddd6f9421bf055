import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STUDIO_COPY, StudioCopy, studioCopySchema } from './studio-copy.js';

/** The settings as they were told last; nothing here follows events. */
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDIO_COPY, schema: studioCopySchema }])],
  providers: [StudioCopy],
  exports: [StudioCopy],
})
export class StudioCopyModule {}
