import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '@atelier/contracts';
import { CACHE_TAG, formatTags, SURROGATE } from '@atelier/service-kit/cache/cache-tags';
import { type CacheOutcome, STALE_WARNING } from '@atelier/service-kit/cache/ready-answer';
import { RETRY_AFTER_SECONDS } from '../routing/service-failure.js';
import type { ServiceAnswer } from './service-reads.js';

/** A request that is being answered. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

/** Headers of this answer only. A cache that follows the same events also gets the tags. */
export const ownHeaders = (
  outcome: CacheOutcome,
  { request, requestId }: Exchange,
  tags: readonly string[],
): string[] => {
  const own = ['x-cache', outcome, 'x-request-id', requestId];
  if (outcome === 'stale') own.push(...STALE_WARNING);
  if (request.headers[SURROGATE] !== undefined) own.push(CACHE_TAG, formatTags(tags));
  return own;
};

/** Puts this request's ID into a failure, which may be shared by several requests. */
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

/** Sends a failure, which no cache may store. */
export const sendFailure = (
  { response, requestId }: Exchange,
  commonHeaders: readonly string[],
  status: number,
  contentType: string,
  text: string,
): void => {
  const body = Buffer.from(text);
  const about = ['content-type', contentType, 'content-length', String(body.length), 'cache-control', 'no-store'];
  if (status === 503 || status === 504) about.push('retry-after', RETRY_AFTER_SECONDS);
  response.writeHead(status, commonHeaders.concat(about, ['x-cache', 'miss', 'x-request-id', requestId])).end(body);
};
