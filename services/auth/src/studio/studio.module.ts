import { StudioConsumer, StudioProjection } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { StudioCopy } from './studio-copy.js';
import { StudioCopyModule } from './studio-copy.module.js';

/** The settings that staff make in another service, followed here. */
@Module({
  imports: [StudioCopyModule],
  controllers: [StudioConsumer],
  providers: [{ provide: StudioProjection, useExisting: StudioCopy }],
  exports: [StudioCopyModule],
})
export class StudioModule {}
