import { idOrSlug, type ResponseInput, responseInput, type TokenClaims } from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { toSubmission } from '../submissions/submission.js';
import { toResponse } from './response-record.js';
import { ResponsesService } from './responses.service.js';

@Controller()
export class ResponsesController {
  constructor(private readonly responses: ResponsesService) {}

  @Operation('POST /contact/{id}/response')
  async respond(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: responseInput }) input: ResponseInput,
    @CurrentViewer() viewer: TokenClaims,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const { submission, response } = await this.responses.respond(id, input, viewer, expectedVersion);
    const data = { submission: toSubmission(submission), response: toResponse(response) };
    return { success: true, message: 'Response sent successfully', data };
  }

  @Operation('GET /contact/{id}/responses')
  async list(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: (await this.responses.list(id)).map(toResponse) };
  }
}
