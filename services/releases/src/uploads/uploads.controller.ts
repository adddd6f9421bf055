import type { Readable } from 'node:stream';
import { CONTENT_DIGEST_HEADER, publishedFilePath, remoteName, remoteVersion, sha384Digest } from '@atelier/contracts';
import { CurrentViewer, InvalidInput, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Headers, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requireMayPublish } from '../publishing.js';
import { UploadsService } from './uploads.service.js';

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/;
const UNKNOWN_TYPE = 'application/octet-stream';

const computeDigest = (header: string | undefined): string => {
  const digest = sha384Digest.safeParse(header);
  if (digest.success) return digest.data;
  throw new InvalidInput([{ field: CONTENT_DIGEST_HEADER, message: 'Must be a SHA-384 digest in base64' }]);
};

const declaredType = (request: FastifyRequest): string => {
  const type = request.raw.headers['content-type'] ?? UNKNOWN_TYPE;
  return MEDIA_TYPE.test(type) ? type : UNKNOWN_TYPE;
};

@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Operation('PUT /releases/{remote}/versions/{version}/files/{path}')
  async store(
    @Param('remote', { schema: remoteName }) remote: string,
    @Param('version', { schema: remoteVersion }) version: string,
    @Param('*', { schema: publishedFilePath }) path: string,
    @Headers(CONTENT_DIGEST_HEADER) digest: string | undefined,
    @CurrentViewer() viewer: Viewer,
    @Req() request: FastifyRequest,
  ) {
    requireMayPublish(viewer, remote, 'publish');
    const upload = { remote, version, path, sha384: computeDigest(digest) };
    const file = await this.uploads.store(upload, viewer?.sub ?? '', declaredType(request), request.body as Readable);
    return { success: true, message: 'File stored', data: file };
  }
}
