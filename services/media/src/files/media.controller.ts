import { entityTag, isObjectPath, isUnchanged, type ObjectFacts } from '@atelier/service-kit';
import { Controller, Get, Headers, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { byteRangeOf } from './byte-range.js';
import { FilesService } from './files.service.js';

const NOT_FOUND = 'Resource not found.';
const LONGEST_PATH = 400;

/** Files never change under their address. What they contain is not trusted: it is shown, and cannot run. */
const headersOf = ({ contentType, etag, changedAt }: ObjectFacts) => ({
  'content-type': contentType,
  'cache-control': 'public, max-age=31536000, immutable',
  etag: entityTag(etag),
  'last-modified': changedAt.toUTCString(),
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
});

/** A range of another version than the one that is there would not fit what the client has. */
const rangeOf = (headers: Record<string, string | undefined>, { etag, bytes }: ObjectFacts) => {
  const condition = headers['if-range'];
  return condition === undefined || condition === entityTag(etag) ? byteRangeOf(headers.range, bytes) : undefined;
};

@ApiTags('media')
@Controller('media')
export class MediaController {
  constructor(private readonly files: FilesService) {}

  /** Open to all. Single ranges are answered with 206. */
  @Get('*')
  @ApiProduces('image/*')
  async read(
    @Param('*') path: string,
    @Headers() headers: Record<string, string | undefined>,
    @Res() reply: FastifyReply,
  ) {
    const facts = await this.existing(path);
    if (isUnchanged(headers['if-none-match'], entityTag(facts.etag)))
      return reply.status(304).headers(headersOf(facts)).send();
    const range = rangeOf(headers, facts);
    if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${facts.bytes}`).send();
    const object = await this.files.read(path, range);
    if (object === undefined) throw new NotFoundException(NOT_FOUND);
    void reply.headers(headersOf(object));
    if (range === undefined) return reply.header('content-length', object.bytes).send(object.body);
    return reply
      .status(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${object.bytes}`)
      .header('content-length', range.end - range.start + 1)
      .send(object.body);
  }

  private async existing(path: string): Promise<ObjectFacts> {
    const facts = path.length <= LONGEST_PATH && isObjectPath(path) ? await this.files.facts(path) : undefined;
    if (facts === undefined) throw new NotFoundException(NOT_FOUND);
    return facts;
  }
}
