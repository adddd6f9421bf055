import { type ActivityExportQuery, type ActivityQuery, activityExportQuery, activityQuery } from '@atelier/contracts';
import { CurrentViewer, LOGGER, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Inject, Query, StreamableFile } from '@nestjs/common';
import type { Logger } from 'pino';
import { ActivityService } from './activity.service.js';
import { activityCsv } from './activity-csv.js';
import { toActivityEntry } from './activity-entry.js';

@Controller()
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Operation('GET /activity')
  async list(@Query({ schema: activityQuery }) query: ActivityQuery, @CurrentViewer() viewer: Viewer) {
    const { entries, hasMore } = await this.activity.page(query, viewer);
    return { success: true, data: entries.map(toActivityEntry), hasMore };
  }

  @Operation('GET /activity/export')
  export(@Query({ schema: activityExportQuery }) query: ActivityExportQuery, @CurrentViewer() viewer: Viewer) {
    const csv = activityCsv(this.activity.all(query, viewer), (error) =>
      this.logger.error({ err: error }, 'export broke off'),
    );
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="activity-${day}.csv"`,
    });
  }
}
