import { PassThrough, type Readable } from 'node:stream';

/**
 * The caller's body as a stream that can be abandoned. A service that rejects a form answers before it has read the body, and
 * the proxy then destroys the stream. The rest of the body is read and dropped here, so that the caller gets the
 * answer on a connection that stays open (RFC 9112, section 9.3).
 */
export const detachedBody = (sent: Readable): Readable => {
  const body = new PassThrough();
  body.once('close', () => {
    sent.unpipe(body);
    sent.resume();
  });
  sent.once('close', () => {
    if (!sent.readableEnded) body.destroy();
  });
  return sent.pipe(body);
};
