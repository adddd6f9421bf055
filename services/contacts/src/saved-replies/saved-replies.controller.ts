import { type SavedReplyInput, savedReplyId, savedReplyInput } from '@atelier/contracts';
import { ExpectedVersion, Operation } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { SavedRepliesService } from './saved-replies.service.js';

@Controller()
export class SavedRepliesController {
  constructor(private readonly replies: SavedRepliesService) {}

  @Operation('GET /contact/saved-replies')
  async list() {
    return { success: true, data: await this.replies.list() };
  }

  @Operation('POST /contact/saved-replies')
  async create(@Body({ schema: savedReplyInput }) input: SavedReplyInput) {
    return { success: true, message: 'Reply saved', data: await this.replies.create(input) };
  }

  @Operation('PUT /contact/saved-replies/{id}')
  async replace(
    @Param('id', { schema: savedReplyId }) id: string,
    @Body({ schema: savedReplyInput }) input: SavedReplyInput,
    @ExpectedVersion() version?: number,
  ) {
    return { success: true, message: 'Reply saved', data: await this.replies.replace(id, input, version) };
  }

  @Operation('DELETE /contact/saved-replies/{id}')
  async remove(@Param('id', { schema: savedReplyId }) id: string, @ExpectedVersion() version?: number) {
    await this.replies.remove(id, version);
    return { success: true, message: 'Saved reply deleted' };
  }
}
