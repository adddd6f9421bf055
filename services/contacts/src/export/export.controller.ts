import { type SubmissionExportQuery, submissionExportQuery, type TokenClaims } from '@atelier/contracts';
import { CurrentViewer, LOGGER, Operation } from '@atelier/service-kit';
import { Controller, Inject, Query, StreamableFile } from '@nestjs/common';
import type { Logger } from 'pino';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { submissionCsv } from './submission-csv.js';

@Controller()
export class ExportController {
  constructor(
    private readonly submissions: SubmissionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Operation('GET /contact/export')
  export(@Query({ schema: submissionExportQuery }) query: SubmissionExportQuery, @CurrentViewer() viewer: TokenClaims) {
    const csv = submissionCsv(this.submissions.all(query, viewer.sub), (error) =>
      this.logger.error({ err: error }, 'export broke off'),
    );
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="contact-submissions-${day}.csv"`,
    });
  }
}
