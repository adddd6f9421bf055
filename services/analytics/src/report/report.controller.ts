import { type AnalyticsQuery, analyticsQuery } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Controller, Query, StreamableFile } from '@nestjs/common';
import { analyticsCsv } from './analytics-csv.js';
import { ReportService } from './report.service.js';

@Controller()
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Operation('GET /analytics')
  async report(@Query({ schema: analyticsQuery }) query: AnalyticsQuery) {
    return { success: true, data: await this.reports.report(query) };
  }

  @Operation('GET /analytics/export')
  async export(@Query({ schema: analyticsQuery }) query: AnalyticsQuery) {
    const report = await this.reports.report(query);
    return new StreamableFile(Buffer.from(analyticsCsv(report)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="analytics-${report.from}-to-${report.to}.csv"`,
    });
  }
}
