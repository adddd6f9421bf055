import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, preferredEncoding } from './accept-encoding.js';
import type { ReadyAnswer } from './ready-answer.js';

/** Header values that come as a list count as absent: only a client that is astray sends them. */
const headerOf = (request: IncomingMessage, name: 'accept-encoding' | 'if-none-match'): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

export const encodingFor = (request: IncomingMessage): Encoding =>
  preferredEncoding(headerOf(request, 'accept-encoding'));

/** Sends ready bytes, or 304 to whoever has them; the status that was sent. `own` are headers of this one answer. */
export const sendReady = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  own: readonly string[],
): 200 | 304 => {
  if (answer.isKnownBy(headerOf(request, 'if-none-match'))) {
    response.writeHead(304, answer.unchanged.concat(own)).end();
    return 304;
  }
  const { body, headers } = answer.in(encodingFor(request));
  response.writeHead(200, headers.concat(own));
  // A HEAD is told the length and sent nothing.
  response.end(body);
  return 200;
};
