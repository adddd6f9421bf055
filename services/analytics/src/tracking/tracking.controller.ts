import { type TrackedView, trackedView } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { TrackingService } from './tracking.service.js';

@Controller()
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Operation('POST /analytics/track')
  async track(@Body({ schema: trackedView }) view: TrackedView) {
    await this.tracking.record(view);
    return { success: true, message: 'View recorded' };
  }
}
