import { type SavedSegmentInput, savedSegmentId, savedSegmentInput } from '@atelier/contracts';
import { ExpectedVersion, Operation } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { SegmentsService } from './segments.service.js';

@Controller()
export class SegmentsController {
  constructor(private readonly segments: SegmentsService) {}

  @Operation('GET /analytics/segments')
  async list() {
    return { success: true, data: await this.segments.list() };
  }

  @Operation('POST /analytics/segments')
  async create(@Body({ schema: savedSegmentInput }) input: SavedSegmentInput) {
    return { success: true, message: 'Segment saved', data: await this.segments.create(input) };
  }

  @Operation('PUT /analytics/segments/{id}')
  async replace(
    @Param('id', { schema: savedSegmentId }) id: string,
    @Body({ schema: savedSegmentInput }) input: SavedSegmentInput,
    @ExpectedVersion() version?: number,
  ) {
    return { success: true, message: 'Segment saved', data: await this.segments.replace(id, input, version) };
  }

  @Operation('DELETE /analytics/segments/{id}')
  async remove(@Param('id', { schema: savedSegmentId }) id: string, @ExpectedVersion() version?: number) {
    await this.segments.remove(id, version);
    return { success: true, message: 'Segment deleted' };
  }
}
