import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, preferredEncoding } from './accept-encoding.js';
import type { ReadyAnswer } from './ready-answer.js';

/** Ignores list values, which only misbehaving clients send. */
const getHeader = (request: IncomingMessage, name: 'accept-encoding' | 'if-none-match'): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

export const encodingFor = (request: IncomingMessage): Encoding =>
  preferredEncoding(getHeader(request, 'accept-encoding'));

/** Sends ready bytes, or 304 if the client has them. Returns the status. `own` are headers of this answer only. */
export const sendReady = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  own: readonly string[],
  status = 200,
): number => {
  if (status === 200 && answer.isKnownBy(getHeader(request, 'if-none-match'))) {
    response.writeHead(304, answer.unchanged.concat(own)).end();
    return 304;
  }
  const { body, headers } = answer.in(encodingFor(request));
  response.writeHead(status, headers.concat(own));
  // For HEAD, Node sends the length but no body.
  response.end(body);
  return status;
};

/** Like sendReady, in the coding that the client prefers, made first if it is not ready. */
export const sendEncoded = async (...sent: Parameters<typeof sendReady>): Promise<void> => {
  const [request, , answer] = sent;
  await answer.encode(encodingFor(request));
  sendReady(...sent);
};
