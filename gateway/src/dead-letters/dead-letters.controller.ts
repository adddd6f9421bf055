import {
  type DeadLetterQuery,
  deadLetterChoice,
  deadLetterDiscard,
  deadLetterId,
  deadLetterQuery,
  paginate,
} from '@atelier/contracts';
import { CurrentViewer, type Viewer } from '@atelier/service-kit/auth/viewer';
import { Operation } from '@atelier/service-kit/http/operation';
import {
  Controller,
  Param,
  Query,
  Req,
  Res,
  StandardSchemaSerializerInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readJsonBody } from '../routing/request-body.js';
import { type BatchResult, DeadLetters } from './dead-letters.js';

const settledAnswer = (verb: string, { count, left }: BatchResult) => ({
  success: true,
  message: `${count} ${count === 1 ? 'event' : 'events'} ${verb}${left > 0 ? `, ${left} left` : ''}`,
  count,
  left,
});

@Controller('api')
@UseInterceptors(StandardSchemaSerializerInterceptor)
export class DeadLettersController {
  constructor(private readonly letters: DeadLetters) {}

  @Operation('GET /events/dead-letters')
  async list(@Query({ schema: deadLetterQuery }) { page, limit, ...filter }: DeadLetterQuery) {
    const { deadLetters, total } = await this.letters.page(page, limit, filter);
    return { success: true, data: deadLetters, total, pagination: paginate(page, limit, total) };
  }

  @Operation('POST /events/dead-letters/replay')
  async replayChosen(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentViewer() viewer: Viewer,
  ) {
    const choice = await readJsonBody(deadLetterChoice, request, reply);
    return settledAnswer('published again', await this.letters.replayChosen(choice, viewer));
  }

  @Operation('POST /events/dead-letters/discard')
  async discardChosen(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentViewer() viewer: Viewer,
  ) {
    const { reason, ...choice } = await readJsonBody(deadLetterDiscard, request, reply);
    return settledAnswer('discarded', await this.letters.discardChosen(choice, reason, viewer));
  }

  @Operation('POST /events/dead-letters/{id}/replay')
  async replay(@Param('id', { schema: deadLetterId }) id: string, @CurrentViewer() viewer: Viewer) {
    await this.letters.replay(id, viewer);
    return { success: true, message: 'Event published again' };
  }

  @Operation('DELETE /events/dead-letters/{id}')
  async delete(@Param('id', { schema: deadLetterId }) id: string, @CurrentViewer() viewer: Viewer) {
    await this.letters.delete(id, viewer);
    return { success: true, message: 'Dead letter deleted' };
  }
}
