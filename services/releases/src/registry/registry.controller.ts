import {
  type BlockInput,
  blockInput,
  type MoveListQuery,
  moveListQuery,
  type PinInput,
  paginate,
  pinInput,
  remoteName,
  remoteVersion,
} from '@atelier/contracts';
import { CurrentViewer, Operation, requireFreshSecondFactor, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { requireMayPublish } from '../publishing.js';
import { BlockingService } from './blocking.service.js';
import { PinningService } from './pinning.service.js';
import { RegistryService } from './registry.service.js';
import { RemovalService } from './removal.service.js';

@Controller()
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    private readonly removal: RemovalService,
    private readonly blocking: BlockingService,
    private readonly pinning: PinningService,
  ) {}

  @Operation('GET /releases')
  async remotes() {
    return { success: true, data: await this.registry.remotes() };
  }

  @Operation('GET /releases/{remote}/moves')
  async moves(
    @Param('remote', { schema: remoteName }) remote: string,
    @Query({ schema: moveListQuery }) query: MoveListQuery,
  ) {
    const { moves, total } = await this.registry.moves(remote, query);
    return { success: true, data: moves, total, pagination: paginate(query.page, query.limit, total) };
  }

  @Operation('POST /releases/{remote}/pin')
  async pin(
    @Param('remote', { schema: remoteName }) remote: string,
    @Body({ schema: pinInput }) { reason }: PinInput,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireFreshSecondFactor(viewer);
    await this.pinning.pin(remote, reason);
    return { success: true, message: 'Remote pinned' };
  }

  @Operation('POST /releases/{remote}/unpin')
  async unpin(@Param('remote', { schema: remoteName }) remote: string, @CurrentViewer() viewer: Viewer) {
    requireFreshSecondFactor(viewer);
    await this.pinning.unpin(remote);
    return { success: true, message: 'Remote unpinned' };
  }

  @Operation('DELETE /releases/{remote}/versions/{version}')
  async remove(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('version', { schema: remoteVersion }) version: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'remove');
    await this.removal.remove(remote, version);
    return { success: true, message: 'Version removed' };
  }

  @Operation('POST /releases/{remote}/versions/{version}/block')
  async block(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('version', { schema: remoteVersion }) version: string,
    @Body({ schema: blockInput }) { reason }: BlockInput,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'block');
    await this.blocking.block(remote, version, reason);
    return { success: true, message: 'Version blocked' };
  }

  @Operation('POST /releases/{remote}/versions/{version}/unblock')
  async unblock(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('version', { schema: remoteVersion }) version: string,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'block');
    await this.blocking.unblock(remote, version);
    return { success: true, message: 'Version unblocked' };
  }
}
