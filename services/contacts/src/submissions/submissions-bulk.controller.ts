import {
  type BulkIds,
  type BulkUpdate,
  bulkIds,
  bulkUpdate,
  idOrSlug,
  type SubmissionPatch,
  submissionPatch,
  type TokenClaims,
} from '@atelier/contracts';
import { CurrentViewer, checkedBody, forEachItem, getBulkAnswer, LOGGER, Operation } from '@atelier/service-kit';
import { Body, Controller, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import { staffName } from './staff-name.js';
import { SubmissionsService } from './submissions.service.js';

const NOUN = 'submission';

/** Changes many submissions in one call, each in its own transaction with its own events. */
@Controller()
export class SubmissionsBulkController {
  constructor(
    private readonly submissions: SubmissionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Operation('PATCH /contact/bulk')
  async update(@Body({ schema: bulkUpdate }) updates: BulkUpdate, @CurrentViewer() viewer: TokenClaims) {
    const apply = async ({ id, expectedVersion, data }: BulkUpdate[number]) => {
      const patch: SubmissionPatch = checkedBody(submissionPatch, data);
      await this.submissions.change(checkedBody(idOrSlug, id), patch, { by: staffName(viewer), expectedVersion });
      return 'Submission updated successfully';
    };
    return getBulkAnswer(await forEachItem(updates, { apply, unexpected: this.report }), NOUN, 'updated');
  }

  @Operation('DELETE /contact/bulk')
  async delete(@Body({ schema: bulkIds }) ids: BulkIds, @CurrentViewer() viewer: TokenClaims) {
    const apply = async ({ id, expectedVersion }: BulkIds[number]) => {
      await this.submissions.delete(checkedBody(idOrSlug, id), { by: staffName(viewer), expectedVersion });
      return 'Submission deleted successfully';
    };
    return getBulkAnswer(await forEachItem(ids, { apply, unexpected: this.report }), NOUN, 'deleted');
  }

  @Operation('POST /contact/restore')
  async restore(@Body({ schema: bulkIds }) ids: BulkIds, @CurrentViewer() viewer: TokenClaims) {
    const apply = async ({ id }: BulkIds[number]) => {
      await this.submissions.restore(checkedBody(idOrSlug, id), staffName(viewer));
      return 'Submission restored successfully';
    };
    return getBulkAnswer(await forEachItem(ids, { apply, unexpected: this.report }), NOUN, 'restored');
  }

  private readonly report = (error: unknown) => this.logger.error({ err: error }, 'an item of a bulk call failed');
}
