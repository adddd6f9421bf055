import { type BulkResult, type BulkUpdate, idOrSlug, type SubmissionPatch, submissionPatch } from '@atelier/contracts';
import { checkedBody, eachOf, LOGGER } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SubmissionsService } from './submissions.service.js';

/** Many submissions in one call, each in a transaction of its own with its own events. */
@Injectable()
export class SubmissionsBulkService {
  constructor(
    private readonly submissions: SubmissionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async update(updates: BulkUpdate, by: string): Promise<BulkResult[]> {
    const apply = async ({ id, data }: BulkUpdate[number]) => {
      const patch: SubmissionPatch = checkedBody(submissionPatch, data);
      await this.submissions.change(checkedBody(idOrSlug, id), patch, { by });
      return 'Submission updated successfully';
    };
    return eachOf(updates, { apply, unexpected: (error) => this.report(error) });
  }

  async delete(ids: readonly string[], by: string): Promise<BulkResult[]> {
    const apply = async ({ id }: { id: string }) => {
      await this.submissions.delete(checkedBody(idOrSlug, id), { by });
      return 'Submission deleted successfully';
    };
    const items = ids.map((id) => ({ id }));
    return eachOf(items, { apply, unexpected: (error) => this.report(error) });
  }

  private report(error: unknown) {
    this.logger.error({ err: error }, 'an item of a bulk call failed');
  }
}
