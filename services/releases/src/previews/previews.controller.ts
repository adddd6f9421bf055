import {
  PREVIEW_COOKIE,
  type PreviewTokenInput,
  previewTokenInput,
  remoteName,
  remoteVersion,
} from '@atelier/contracts';
import { CurrentViewer, ENVIRONMENT, Operation, type ServiceEnvironment, type Viewer } from '@atelier/service-kit';
import { Body, Controller, HttpCode, Inject, NotFoundException, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { requireMayPublish } from '../publishing.js';
import { toRelease } from '../versions/version.js';
import { PREVIEW_SECONDS, PreviewsService } from './previews.service.js';

@Controller()
export class PreviewsController {
  private readonly attributes: string;

  constructor(
    private readonly previews: PreviewsService,
    @Inject(ENVIRONMENT) { ATELIER_PUBLIC_URL }: ServiceEnvironment,
  ) {
    const secure = ATELIER_PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/; Max-Age=${PREVIEW_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  @Operation('POST /releases/{remote}/versions/{version}/preview')
  async start(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('version', { schema: remoteVersion }) version: string,
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    requireMayPublish(viewer, remote, 'preview');
    const { token, ...data } = await this.previews.start(remote, version);
    void reply.header('set-cookie', `${PREVIEW_COOKIE}=${token}; ${this.attributes}`);
    return { success: true, message: 'Preview started', data };
  }

  /** For the shell's server, inside the platform: the gateway forwards only addresses under /releases to this service. */
  @Post('previews')
  @HttpCode(200)
  async open(@Body({ schema: previewTokenInput }) { token }: PreviewTokenInput) {
    const record = await this.previews.open(token);
    if (record === undefined) throw new NotFoundException('The preview is not valid.');
    return { success: true, data: toRelease(record) };
  }
}
