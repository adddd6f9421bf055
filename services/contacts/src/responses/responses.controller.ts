import {
  idOrSlug,
  type ResponseInput,
  responseAnswer,
  responseInput,
  responseList,
  type TokenClaims,
} from '@atelier/contracts';
import { Answers, CurrentViewer, NeedsToken, RequirePermission } from '@atelier/service-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { toSubmission } from '../submissions/submission.js';
import { toResponse } from './response-record.js';
import { ResponsesService } from './responses.service.js';

@ApiTags('contact')
@NeedsToken()
@Controller('contact/:id')
export class ResponsesController {
  constructor(private readonly responses: ResponsesService) {}

  @Post('response')
  @RequirePermission('contact', 'write')
  @Answers(responseAnswer, 201)
  async respond(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: responseInput }) input: ResponseInput,
    @CurrentViewer() viewer: TokenClaims,
  ) {
    const { submission, response } = await this.responses.respond(id, input, viewer);
    const data = { submission: toSubmission(submission), response: toResponse(response) };
    return { success: true, message: 'Response sent successfully', data };
  }

  @Get('responses')
  @RequirePermission('contact', 'read')
  @Answers(responseList)
  async list(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: (await this.responses.list(id)).map(toResponse) };
  }
}
