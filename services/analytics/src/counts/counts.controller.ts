import { analyticsQuery, analyticsReport } from '@atelier/contracts';
import { Answers, NeedsToken, RequirePermission } from '@atelier/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CountsService } from './counts.service.js';
import type { Period } from './period.js';

@ApiTags('analytics')
@Controller('analytics')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Get()
  @NeedsToken()
  @RequirePermission('analytics', 'read')
  @Answers(analyticsReport)
  async report(@Query({ schema: analyticsQuery }) period: Partial<Period>) {
    return { success: true, data: await this.counts.report(period) };
  }
}
