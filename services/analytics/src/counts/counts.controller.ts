import { analyticsQuery } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Controller, Query } from '@nestjs/common';
import { CountsService } from './counts.service.js';
import type { Period } from './period.js';

@Controller()
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Operation('GET /analytics')
  async report(@Query({ schema: analyticsQuery }) period: Partial<Period>) {
    return { success: true, data: await this.counts.report(period) };
  }
}
