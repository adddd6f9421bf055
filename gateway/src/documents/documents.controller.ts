import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocuments } from './api-documents.js';
import { DOCS_POLICY, DocsPage } from './docs-page.js';
import { sendReadyAnswer } from './send-ready-answer.js';

const INDEX = 'index.html';

/** The API's documentation: OpenAPI and AsyncAPI for programs, pages for people. */
@Controller('api')
export class DocumentsController {
  constructor(
    private readonly documents: ApiDocuments,
    private readonly page: DocsPage,
  ) {}

  @Get('openapi.json')
  async openApi(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendReadyAnswer(request, reply, await this.documents.openApi());
  }

  @Get('asyncapi.json')
  async asyncApi(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendReadyAnswer(request, reply, await this.documents.asyncApi());
  }

  @Get('docs')
  index(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.sendFile(INDEX, request, reply);
  }

  @Get('docs/*')
  file(@Param('*') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    // A trailing slash has no file name after it.
    return this.sendFile(name || INDEX, request, reply);
  }

  private async sendFile(name: string, request: FastifyRequest, reply: FastifyReply) {
    const file = await this.page.file(name);
    if (file === undefined) throw new NotFoundException('Resource not found.');
    return sendReadyAnswer(request, reply.header('content-security-policy', DOCS_POLICY), file);
  }
}
