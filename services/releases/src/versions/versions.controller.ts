import { remoteName, type VersionInput, versionAnswer, versionInput, versionList } from '@atelier/contracts';
import { Answers, NeedsToken, RequirePermission } from '@atelier/service-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChannelsService } from '../channels/channels.service.js';
import { toRelease } from './version.js';
import { VersionsService } from './versions.service.js';

@ApiTags('releases')
@Controller('releases/:remote/versions')
export class VersionsController {
  constructor(
    private readonly versions: VersionsService,
    private readonly channels: ChannelsService,
  ) {}

  @Get()
  @NeedsToken()
  @RequirePermission('releases', 'read')
  @Answers(versionList)
  async list(@Param('remote', { schema: remoteName }) remote: string) {
    const [versions, live] = await Promise.all([this.versions.list(remote), this.channels.liveVersion(remote)]);
    const data = versions.map(({ version, publishedAt }) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      live: version === live,
    }));
    return { success: true, data };
  }

  @Post()
  @NeedsToken()
  @RequirePermission('releases', 'write')
  @Answers(versionAnswer, 201)
  async register(
    @Param('remote', { schema: remoteName }) remote: string,
    @Body({ schema: versionInput }) input: VersionInput,
  ) {
    const record = await this.versions.register(remote, input);
    return { success: true, message: 'Version registered', data: toRelease(record) };
  }
}
