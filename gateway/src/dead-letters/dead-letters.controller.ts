import { type DeadLetterQuery, deadLetterId, deadLetterQuery, paginate } from '@atelier/contracts';
import { CurrentViewer, type Viewer } from '@atelier/service-kit/auth/viewer';
import { Operation } from '@atelier/service-kit/http/operation';
import { Controller, Param, Query, StandardSchemaSerializerInterceptor, UseInterceptors } from '@nestjs/common';
import { DeadLetters } from './dead-letters.js';

@Controller('api')
@UseInterceptors(StandardSchemaSerializerInterceptor)
export class DeadLettersController {
  constructor(private readonly letters: DeadLetters) {}

  @Operation('GET /events/dead-letters')
  async list(@Query({ schema: deadLetterQuery }) { page, limit }: DeadLetterQuery) {
    const { deadLetters, total } = await this.letters.page(page, limit);
    return { success: true, data: deadLetters, total, pagination: paginate(page, limit, total) };
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
