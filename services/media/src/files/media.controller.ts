import { isLibraryDocument, sortOfFile } from '@atelier/contracts';
import { entityTag, isObjectPath, isUnchanged, type ObjectFacts, Operation, rangeOf } from '@atelier/service-kit';
import { Controller, Headers, NotFoundException, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FilesService } from './files.service.js';

const NOT_FOUND = 'Resource not found.';
const LONGEST_PATH = 400;

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

/** The file that answers, and its facts. */
interface Found {
  path: string;
  facts: ObjectFacts;
  cacheControl: string;
}

/** File contents are untrusted: pictures may be displayed, documents downloaded, but nothing must run. */
const getHeaders = ({ contentType, etag, changedAt }: ObjectFacts, cacheControl: string) => ({
  'content-type': contentType,
  'cache-control': cacheControl,
  etag: entityTag(etag),
  'last-modified': changedAt.toUTCString(),
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  ...(isLibraryDocument(contentType) ? { 'content-disposition': 'attachment' } : {}),
  ...(sortOfFile(contentType) === 'typeface' ? { 'access-control-allow-origin': '*' } : {}),
});

@Controller()
export class MediaController {
  constructor(private readonly files: FilesService) {}

  @Operation('GET /media/{path}')
  async read(
    @Param('*') path: string,
    @Headers() headers: Record<string, string | undefined>,
    @Res() reply: FastifyReply,
  ) {
    const { facts, cacheControl, path: found } = await this.find(path);
    if (isUnchanged(headers['if-none-match'], entityTag(facts.etag)))
      return reply.status(304).headers(getHeaders(facts, cacheControl)).send();
    const range = rangeOf(headers, facts);
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${facts.bytes}`).send();
    const object = await this.files.read(found, range);
    if (object === undefined) throw new NotFoundException(NOT_FOUND);
    void reply.headers(getHeaders(object, cacheControl));
    if (range === undefined) return reply.header('content-length', object.bytes).send(object.body);
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${object.bytes}`)
      .header('content-length', range.end - range.start + 1)
      .send(object.body);
  }

  /**
   * The content of an address never changes. The picture itself replaces a version that does not exist (yet), and the new
   * picture replaces a former one.
   */
  private async find(path: string): Promise<Found> {
    if (path.length > LONGEST_PATH || !isObjectPath(path)) throw new NotFoundException(NOT_FOUND);
    const facts = await this.files.facts(path);
    if (facts !== undefined) return { path, facts, cacheControl: FOR_EVER };
    for (const substitute of await this.files.substitutesFor(path)) {
      const found = await this.files.facts(substitute);
      if (found !== undefined) return { path: substitute, facts: found, cacheControl: FOR_A_MINUTE };
    }
    throw new NotFoundException(NOT_FOUND);
  }
}
