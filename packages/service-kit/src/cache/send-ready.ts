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

/** Sends ready bytes, or 304 to a client that has them; the status that was sent. `own` are headers of this one answer. */
export const sendReady = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  own: readonly string[],
  status = 200,
): number => {
  if (status === 200 && answer.isKnownBy(headerOf(request, 'if-none-match'))) {
    response.writeHead(304, answer.unchanged.concat(own)).end();
    return 304;
  }
  const { body, headers } = answer.in(encodingFor(request));
  response.writeHead(status, headers.concat(own));
  // A HEAD is told the length and sent nothing.
  response.end(body);
  return status;
};

/** The same, in the coding that the client likes best: made first where it does not stand ready. */
export const sendEncoded = async (...sent: Parameters<typeof sendReady>): Promise<void> => {
  const [request, , answer] = sent;
  await answer.encode(encodingFor(request));
  sendReady(...sent);
};
