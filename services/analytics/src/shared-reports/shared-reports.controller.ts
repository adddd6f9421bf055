import { type NewSharedReport, newSharedReport, sharedReportId, sharedReportToken } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { SharedReportsService } from './shared-reports.service.js';

@Controller()
export class SharedReportsController {
  constructor(private readonly reports: SharedReportsService) {}

  @Operation('GET /analytics/shared-reports')
  async list() {
    return { success: true, data: await this.reports.all() };
  }

  @Operation('POST /analytics/shared-reports')
  @Header('cache-control', 'no-store')
  async create(@Body({ schema: newSharedReport }) wanted: NewSharedReport) {
    return { success: true, message: 'Link created', data: await this.reports.create(wanted) };
  }

  @Operation('DELETE /analytics/shared-reports/{id}')
  async revoke(@Param('id', { schema: sharedReportId }) id: string) {
    await this.reports.revoke(id);
    return { success: true, message: 'Link revoked' };
  }

  @Operation('GET /analytics/shared/{token}')
  @Header('cache-control', 'no-store')
  async open(@Param('token', { schema: sharedReportToken }) token: string) {
    return { success: true, data: await this.reports.open(token) };
  }
}
