import { type ReportsInput, remoteName, reportsInput } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Operation('POST /releases/reports')
  async count(@Body({ schema: reportsInput }) { reports }: ReportsInput, @Req() { headers, ip }: FastifyRequest) {
    await this.reports.countFromBrowser(reports, String(headers['x-forwarded-for'] ?? ip));
    return { success: true, message: 'Reports counted' };
  }

  @Operation('GET /releases/{remote}/health')
  async health(@Param('remote', { schema: remoteName }) remote: string) {
    return { success: true, data: await this.reports.getHealth(remote) };
  }
}
