import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '@atelier/contracts';
import { preferredEncoding } from './accept-encoding.js';
import type { CacheOutcome, ReadyAnswer } from './ready-answer.js';
import type { ServiceAnswer } from './service-reads.js';

/** A request that is being answered. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

/** Header values that come as a list count as absent: only a client that is astray sends them. */
const headerOf = (request: IncomingMessage, name: 'accept-encoding' | 'if-none-match'): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

export const encodingFor = (request: IncomingMessage) => preferredEncoding(headerOf(request, 'accept-encoding'));

const own = (outcome: CacheOutcome, requestId: string): string[] =>
  outcome === 'stale'
    ? ['x-cache', outcome, 'x-request-id', requestId, 'warning', '110 - "Response is Stale"']
    : ['x-cache', outcome, 'x-request-id', requestId];

/** Sends ready bytes, or 304 to whoever has them; the status that was sent. */
export const sendReady = (
  { request, response, requestId }: Exchange,
  answer: ReadyAnswer,
  outcome: CacheOutcome,
): 200 | 304 => {
  if (answer.isKnownBy(headerOf(request, 'if-none-match'))) {
    response.writeHead(304, answer.unchanged.concat(own(outcome, requestId))).end();
    return 304;
  }
  const { body, headers } = answer.in(encodingFor(request));
  response.writeHead(200, headers.concat(own(outcome, requestId)));
  // A HEAD is told the length and sent nothing.
  response.end(body);
  return 200;
};

/** A failure speaks of the request that it answers, also where one answer is shared. */
export const failureText = ({ body, contentType }: ServiceAnswer, requestId: string): string => {
  const text = body.toString('utf8');
  if (!contentType.includes('json')) return text;
  try {
    const failure = JSON.parse(text) as Failure;
    return JSON.stringify('requestId' in failure ? { ...failure, requestId } : failure);
  } catch {
    return text;
  }
};

/** Sends what is no success, never to be kept by anybody. */
export const sendFailure = (
  { response, requestId }: Exchange,
  commonHeaders: readonly string[],
  status: number,
  contentType: string,
  text: string,
): void => {
  const body = Buffer.from(text);
  const about = ['content-type', contentType, 'content-length', String(body.length), 'cache-control', 'no-store'];
  response.writeHead(status, commonHeaders.concat(about, ['x-cache', 'miss', 'x-request-id', requestId])).end(body);
};
