import { type BulkUpdate, bulkIds, bulkUpdate, type TokenClaims } from '@atelier/contracts';
import { bulkAnswerOf, CurrentViewer, Operation } from '@atelier/service-kit';
import { Body, Controller } from '@nestjs/common';
import { staffName } from './staff-name.js';
import { SubmissionsBulkService } from './submissions-bulk.service.js';

const NOUNS = 'submission(s)';

@Controller()
export class SubmissionsBulkController {
  constructor(private readonly bulk: SubmissionsBulkService) {}

  @Operation('PATCH /contact/bulk')
  async update(@Body({ schema: bulkUpdate }) updates: BulkUpdate, @CurrentViewer() viewer: TokenClaims) {
    return bulkAnswerOf(await this.bulk.update(updates, staffName(viewer)), NOUNS, 'updated');
  }

  @Operation('DELETE /contact/bulk')
  async delete(@Body({ schema: bulkIds }) ids: string[], @CurrentViewer() viewer: TokenClaims) {
    return bulkAnswerOf(await this.bulk.delete(ids, staffName(viewer)), NOUNS, 'deleted');
  }
}
