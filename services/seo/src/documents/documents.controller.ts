import { sitemapRequest } from '@atelier/contracts';
import { entityTag, isUnchanged, Operation } from '@atelier/service-kit';
import { Controller, Get, Headers, Query, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_NAMES, type DocumentName } from './document.js';
import { DocumentsService } from './documents.service.js';
import { DocumentsWriter } from './documents-writer.js';

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly writer: DocumentsWriter,
  ) {}

  @Get(DOCUMENT_NAMES)
  async document(
    @Req() { url }: FastifyRequest,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const [path = ''] = url.split('?');
    await this.send(path.slice(1) as DocumentName, known, reply);
  }

  /** Requests that the documents be rewritten, which happens a moment later. */
  @Operation('POST /seo/generate-sitemap')
  async generate(@Query({ schema: sitemapRequest }) _request: { type: 'xml' }) {
    await this.documents.demand();
    this.writer.nudge();
    return { success: true, message: 'Sitemap generation started' };
  }

  private async send(name: DocumentName, known: string | undefined, reply: FastifyReply) {
    const document = await this.documents.read(name);
    if (document === undefined) throw new ServiceUnavailableException(`${name} is being written. Please try again.`);
    const etag = entityTag(document.etag);
    void reply.headers({
      'content-type': document.contentType,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      etag,
    });
    if (!isUnchanged(known, etag)) return reply.header('content-length', document.bytes).send(document.body);
    document.body.destroy();
    return reply.status(304).send();
  }
}
