import { remoteName, remoteVersion, type VersionInput, versionInput } from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { requireMayPublish } from '../publishing.js';
import { RegistryService } from '../registry/registry.service.js';
import { toRelease } from './version.js';
import { VersionsService } from './versions.service.js';

@Controller()
export class VersionsController {
  constructor(
    private readonly versions: VersionsService,
    private readonly registry: RegistryService,
  ) {}

  @Operation('GET /releases/{remote}/versions')
  async list(@Param('remote', { schema: remoteName }) remote: string) {
    return { success: true, data: await this.registry.versions(remote) };
  }

  @Operation('GET /releases/{remote}/versions/{version}')
  async get(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('version', { schema: remoteVersion }) version: string,
  ) {
    return { success: true, data: toRelease(await this.versions.get(remote, version)) };
  }

  @Operation('POST /releases/{remote}/versions')
  async register(
    @Param('remote', { schema: remoteName }) remote: string,
    @Body({ schema: versionInput }) input: VersionInput,
    @CurrentViewer() viewer: Viewer,
  ) {
    requireMayPublish(viewer, remote, 'publish');
    const record = await this.versions.register(remote, input, viewer);
    return { success: true, message: 'Version registered', data: toRelease(record) };
  }
}
