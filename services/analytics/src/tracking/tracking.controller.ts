import { type TrackedView, trackedView } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { toTrackRequest } from './track-request.js';
import { TrackingService } from './tracking.service.js';

@Controller()
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Operation('POST /analytics/track')
  async track(@Body({ schema: trackedView }) view: TrackedView, @Req() request: FastifyRequest) {
    await this.tracking.record(view, toTrackRequest(request));
    return { success: true, message: 'View recorded' };
  }
}
