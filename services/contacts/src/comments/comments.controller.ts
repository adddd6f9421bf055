import { type CommentInput, commentInput, idOrSlug, type TokenClaims } from '@atelier/contracts';
import { CurrentViewer, Operation } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { IdempotencyKey } from '../messages/idempotency-key.decorator.js';
import { toComment } from './comment-record.js';
import { CommentsService } from './comments.service.js';

@Controller()
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Operation('GET /contact/{id}/comments')
  async list(@Param('id', { schema: idOrSlug }) id: string) {
    return { success: true, data: (await this.comments.list(id)).map(toComment) };
  }

  @Operation('POST /contact/{id}/comments')
  async add(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: commentInput }) input: CommentInput,
    @CurrentViewer() viewer: TokenClaims,
    @IdempotencyKey() key: string | undefined,
  ) {
    const comment = await this.comments.add(id, input, viewer, key);
    return { success: true, message: 'Comment added', data: toComment(comment) };
  }

  @Operation('DELETE /contact/{id}/comments/{comment}')
  async delete(
    @Param('id', { schema: idOrSlug }) id: string,
    @Param('comment', { schema: idOrSlug }) commentId: string,
    @CurrentViewer() viewer: TokenClaims,
  ) {
    await this.comments.delete(id, commentId, viewer);
    return { success: true, message: 'Comment deleted' };
  }
}
