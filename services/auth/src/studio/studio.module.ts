import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StudioConsumer } from './studio.consumer.js';
import { STUDIO_COPY, StudioCopy, studioCopySchema } from './studio-copy.js';

/** The settings that staff make in another service, followed here. */
@Module({
  imports: [MongooseModule.forFeature([{ name: STUDIO_COPY, schema: studioCopySchema }])],
  controllers: [StudioConsumer],
  providers: [StudioCopy],
  exports: [StudioCopy],
})
export class StudioModule {}
