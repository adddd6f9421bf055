import { done, type TrackedView, trackedView } from '@atelier/contracts';
import { Answers } from '@atelier/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TrackingService } from './tracking.service.js';

@ApiTags('analytics')
@Controller('analytics')
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Post('track')
  @Answers(done, 202)
  async track(@Body({ schema: trackedView }) view: TrackedView) {
    await this.tracking.record(view);
    return { success: true, message: 'View recorded' };
  }
}
