import type { IncomingMessage } from 'node:http';

/** Enough for a megabyte over a slow mobile connection. */
const DEADLINE_MS = 30_000;

/** The body exceeds the size limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The body did not arrive in time. */
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow';
}

/** The sender disconnected before the body was complete. */
export class BodyIncomplete extends Error {
  override name = 'BodyIncomplete';
}

/**
 * Reads a whole body into memory; throws BodyTooLarge, BodyTooSlow or BodyIncomplete, and keeps the connection open for an
 * answer.
 */
export const readBody = (
  request: IncomingMessage,
  maxBytes: number,
  deadlineMs: number = DEADLINE_MS,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => settle(() => reject(new BodyTooSlow())), deadlineMs);
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > maxBytes) settle(() => reject(new BodyTooLarge()));
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks, bytes)));
    const onClose = () => settle(() => reject(new BodyIncomplete()));
    const settle = (how: () => void) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose).pause();
      how();
    };
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
