import { type BulkResult, type BulkUpdate, idOrSlug, type SubmissionPatch, submissionPatch } from '@atelier/contracts';
import { fieldIssuesOf, InvalidInput, LOGGER } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { eachOf } from './bulk.js';
import { SubmissionsService } from './submissions.service.js';

const parsed = <Output>(schema: z.ZodType<Output>, value: unknown): Output => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInput(fieldIssuesOf(result.error.issues));
};

/** Many submissions in one call, each in a transaction of its own with its own events. */
@Injectable()
export class SubmissionsBulkService {
  constructor(
    private readonly submissions: SubmissionsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async update(updates: BulkUpdate, by: string): Promise<BulkResult[]> {
    const apply = async ({ id, data }: BulkUpdate[number]) => {
      const patch: SubmissionPatch = parsed(submissionPatch, data);
      await this.submissions.change(parsed(idOrSlug, id), patch, { by });
      return 'Submission updated successfully';
    };
    return eachOf(updates, { apply, unexpected: (error) => this.report(error) });
  }

  async delete(ids: readonly string[], by: string): Promise<BulkResult[]> {
    const apply = async ({ id }: { id: string }) => {
      await this.submissions.delete(parsed(idOrSlug, id), { by });
      return 'Submission deleted successfully';
    };
    const items = ids.map((id) => ({ id }));
    return eachOf(items, { apply, unexpected: (error) => this.report(error) });
  }

  private report(error: unknown) {
    this.logger.error({ err: error }, 'an item of a bulk call failed');
  }
}
