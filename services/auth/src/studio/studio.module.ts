import { StudioConsumer, StudioProjection } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { StudioCopy } from './studio-copy.js';
import { StudioCopyModule } from './studio-copy.module.js';

/** Follows settings that staff change in another service. */
@Module({
  imports: [StudioCopyModule],
  controllers: [StudioConsumer],
  providers: [{ provide: StudioProjection, useExisting: StudioCopy }],
  exports: [StudioCopyModule],
})
export class StudioModule {}
