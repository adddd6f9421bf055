import { createHash } from 'node:crypto';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { CONTENT_DIGEST_HEADER, RELEASE_FILE_MAX_BYTES } from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import { BadRequestException } from '@nestjs/common';

const tooLarge = () => {
  const message = `File is larger than ${RELEASE_FILE_MAX_BYTES} bytes`;
  return new InvalidInput([{ field: 'body', message }], message, undefined, 413);
};

const otherContent = () =>
  new InvalidInput([{ field: CONTENT_DIGEST_HEADER, message: 'Digest is not that of the body' }]);

/** Measures bytes as they pass; fails beyond the limit, and at the end if the digest differs. */
class CheckedBody extends Transform {
  private readonly hash = createHash('sha384');
  private bytes = 0;

  constructor(private readonly sha384: string) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, next: TransformCallback) {
    this.bytes += chunk.length;
    if (this.bytes > RELEASE_FILE_MAX_BYTES) return next(tooLarge());
    this.hash.update(chunk);
    next(null, chunk);
  }

  override _flush(next: TransformCallback) {
    next(this.hash.digest('base64') === this.sha384 ? null : otherContent());
  }
}

/** The body of a request, checked while it streams. A failure keeps the connection open, so that the answer arrives. */
export const checkedBody = (request: Readable, sha384: string): Readable => {
  const body = new CheckedBody(sha384);
  // Readers of the body get the error; it may occur before anybody reads.
  body.on('error', () => undefined);
  body.once('close', () => request.unpipe(body).resume());
  request.once('close', () => {
    if (!request.readableEnded) body.destroy(new BadRequestException('The upload was broken off.'));
  });
  return request.pipe(body);
};
