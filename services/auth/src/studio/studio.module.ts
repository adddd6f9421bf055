import { Module } from '@nestjs/common';
import { StudioConsumer } from './studio.consumer.js';
import { StudioCopyModule } from './studio-copy.module.js';

/** The settings that staff make in another service, followed here. */
@Module({ imports: [StudioCopyModule], controllers: [StudioConsumer], exports: [StudioCopyModule] })
export class StudioModule {}
