import { PassThrough, type Readable } from 'node:stream';

/**
 * What a caller sends, as a stream that may be given up without harm: a service that refuses a form answers before it has
 * read it, and the proxy then destroys what it was sending. The rest is read and dropped here, so that the caller gets the
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
