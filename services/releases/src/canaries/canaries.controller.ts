import { type CanaryInput, canaryInput, type MoveQuery, moveQuery, remoteName } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { requireMayPublish } from '../publishing.js';
import { CanariesService } from './canaries.service.js';

@Controller()
export class CanariesController {
  constructor(private readonly canaries: CanariesService) {}

  @Operation('PUT /releases/{remote}/canary')
  async start(
    @Param('remote', { schema: remoteName }) remote: string,
    @Body({ schema: canaryInput }) input: CanaryInput,
    @Query({ schema: moveQuery }) { from }: MoveQuery,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'canary');
    // It ends live.
    if (input.automatic) requireMayPublish(viewer, remote, 'promote');
    return { success: true, message: 'Canary started', data: await this.canaries.start(remote, input, from) };
  }

  @Operation('DELETE /releases/{remote}/canary')
  async stop(
    @Param('remote', { schema: remoteName }) remote: string,
    @Query({ schema: moveQuery }) { from }: MoveQuery,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'canary');
    return { success: true, message: 'Canary stopped', data: await this.canaries.stop(remote, from) };
  }
}
