import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { CacheFigures } from '@atelier/service-kit/cache/cache-figures';
import { CACHE_TAG, formatTags } from '@atelier/service-kit/cache/cache-tags';
import type { Entry, ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { encodingFor, sendReady } from '@atelier/service-kit/cache/send-ready';
import type { RequestIds } from '@atelier/service-kit/context/request-ids';
import type { Metrics } from '@atelier/service-kit/http/metrics';
import { isCanonicalTarget, MAX_TARGET_LENGTH } from '@atelier/service-kit/http/request-target';
import { getVisitorAddress } from '@atelier/service-kit/http/visitor-address';
import type { RequestLimits } from '@atelier/service-kit/limits/request-limits';
import type { AccessLog } from '@atelier/service-kit/logging/access-log';
import type { Logger } from 'pino';
import { serviceFailure } from '../routing/service-failure.js';
import type { RequestFigures } from '../system/request-figures.js';
import { type CachedCall, findCachedCall } from './cached-calls.js';
import { type Exchange, failureText, ownHeaders, sendFailure } from './send-answer.js';
import type { Reading, SharedReads } from './shared-reads.js';

interface FrontParts {
  cache: ResponseCache<CachedCall>;
  reads: SharedReads;
  limits: RequestLimits;
  ids: RequestIds;
  accessLog: AccessLog;
  logger: Logger;
  metrics: Metrics;
  cacheFigures: CacheFigures;
  figures: RequestFigures;
  /** Headers of every answer of the API, as a flat list. */
  commonHeaders: readonly string[];
  trustedProxyHops: number;
}

/** The answer to a caller without a socket. */
interface DirectAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

type Next = (request: IncomingMessage, response: ServerResponse) => void;

const SESSION_COOKIE = 'atelier-refresh=';
const JSON_TYPE = 'application/json; charset=utf-8';
const ADDRESS_TOO_LONG = `The address must be at most ${MAX_TARGET_LENGTH} characters.`;

/** True without a token, API key, session or request body: only such requests may be answered from the cache. */
const isVisitors = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization === undefined &&
  headers['x-api-key'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  !headers.cookie?.includes(SESSION_COOKIE);

const getPath = (url: string): string => {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? url : url.slice(0, queryAt);
};

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Sits in front of the framework: answers public reads from ready bytes and passes everything else to `next`. */
export class CacheFront {
  constructor(private readonly parts: FrontParts) {}

  /** Returns false when the framework must answer the request. */
  serve(request: IncomingMessage, response: ServerResponse, next: Next): boolean {
    const { method, headers, url = '' } = request;
    const isPublicRead = (method === 'GET' || method === 'HEAD') && isVisitors(headers);
    const entry = isPublicRead ? this.parts.cache.fresh(url) : undefined;
    // A cached URL is always canonical.
    if (entry === undefined && !isCanonicalTarget(url)) return this.refuse(request, response);
    const call = entry?.call ?? (isPublicRead ? findCachedCall(url) : undefined);
    // Over the limit, the framework's guard answers.
    if (call === undefined || this.isOverLimit(call, request)) return false;
    const exchange = this.startExchange(request, response);
    if (entry !== undefined) this.sendHit(exchange, entry);
    else void this.sendRead(exchange, url, call, next);
    return true;
  }

  /** Answers 414 for URLs that are too long, and 404 for forms that routers and rate limits could interpret differently. */
  private refuse(request: IncomingMessage, response: ServerResponse): true {
    const exchange = this.startExchange(request, response);
    const { requestId } = exchange;
    const isTooLong = (request.url ?? '').length > MAX_TARGET_LENGTH;
    const [status, message] = isTooLong ? [414, ADDRESS_TOO_LONG] : [404, 'Resource not found.'];
    const failure = { success: false, message, error: STATUS_CODES[status], requestId };
    sendFailure(exchange, this.parts.commonHeaders, status, JSON_TYPE, JSON.stringify(failure));
    this.parts.figures.countStatus(status);
    this.parts.logger.info({ requestId, method: request.method, status }, 'request target refused');
    return true;
  }

  private startExchange(request: IncomingMessage, response: ServerResponse): Exchange {
    return { request, response, requestId: this.parts.ids.next(request.headers['x-request-id']) };
  }

  /** The same read for a caller in this process; undefined when the framework must answer it. */
  async call(url: string, headers: IncomingHttpHeaders): Promise<DirectAnswer | undefined> {
    const { cache, reads, ids, cacheFigures } = this.parts;
    if (!isVisitors(headers)) return undefined;
    const entry = cache.fresh(url);
    if (entry !== undefined) {
      cacheFigures.hits += 1;
      const headers = { 'x-cache': 'hit', [CACHE_TAG]: formatTags(entry.tags) };
      return { status: 200, headers, body: entry.answer.identity.toString('utf8') };
    }
    const call = findCachedCall(url);
    if (call === undefined) return undefined;
    const requestId = ids.next(headers['x-request-id']);
    const reading = await reads.read(url, call, { requestId, traceparent: single(headers.traceparent) });
    this.count(reading);
    return findDirectAnswer(reading, requestId);
  }

  private isOverLimit({ limit }: CachedCall, request: IncomingMessage): boolean {
    return this.parts.limits.waitSeconds(limit, getVisitorAddress(request, this.parts.trustedProxyHops)) > 0;
  }

  private sendHit(exchange: Exchange, { answer, call, url, tags }: Entry<CachedCall>): void {
    const { cache, cacheFigures, figures, accessLog } = this.parts;
    cacheFigures.hits += 1;
    figures.of(call.key).countHit();
    cache.encode(url, encodingFor(exchange.request));
    const status = sendReady(exchange.request, exchange.response, answer, ownHeaders('hit', exchange, tags));
    figures.countStatus(status);
    accessLog.add(exchange.requestId, exchange.request.method ?? '', getPath(url), status);
  }

  private async sendRead(exchange: Exchange, url: string, call: CachedCall, next: Next): Promise<void> {
    const { reads, logger } = this.parts;
    const startedAtMs = performance.now();
    const { request, response, requestId } = exchange;
    try {
      const trace = { requestId, traceparent: single(request.headers.traceparent) };
      const reading = await reads.read(url, call, trace);
      if (reading.outcome === 'private') return next(request, response);
      this.count(reading);
      const status = this.sendReading(exchange, reading);
      this.report(exchange, call, status, performance.now() - startedAtMs, reading.outcome);
    } catch (error) {
      logger.error({ err: error, requestId, url: getPath(url) }, 'public read failed');
      response.destroy();
    }
  }

  private sendReading(exchange: Exchange, reading: Exclude<Reading, { outcome: 'private' }>): number {
    const { commonHeaders } = this.parts;
    if (reading.outcome === 'failure') {
      const { status, contentType } = reading.failure;
      sendFailure(exchange, commonHeaders, status, contentType, failureText(reading.failure, exchange.requestId));
      return status;
    }
    if (reading.outcome === 'unavailable') {
      const failure = JSON.stringify(serviceFailure(reading.status, exchange.requestId));
      sendFailure(exchange, commonHeaders, reading.status, JSON_TYPE, failure);
      return reading.status;
    }
    const { outcome, answer, tags } = reading;
    return sendReady(exchange.request, exchange.response, answer, ownHeaders(outcome, exchange, tags));
  }

  private count({ outcome }: Reading): void {
    if (outcome === 'stale') this.parts.cacheFigures.stale += 1;
    else this.parts.cacheFigures.misses += 1;
  }

  private report({ request, requestId }: Exchange, call: CachedCall, status: number, ms: number, cache: string): void {
    const { logger, metrics, figures } = this.parts;
    const { method = '', url = '' } = request;
    figures.of(call.key).observe(ms);
    figures.countStatus(status);
    metrics.observeRequest(method, call.key, status, ms / 1000);
    const durationMs = Math.round(ms * 10) / 10;
    logger.info({ requestId, method, url: getPath(url), status, durationMs, cache }, 'request');
  }
}

const findDirectAnswer = (reading: Reading, requestId: string): DirectAnswer | undefined => {
  if (reading.outcome === 'private') return undefined;
  const headers = { 'x-cache': reading.outcome === 'stale' ? 'stale' : 'miss', 'x-request-id': requestId };
  if (reading.outcome === 'failure')
    return { status: reading.failure.status, headers, body: failureText(reading.failure, requestId) };
  if (reading.outcome === 'unavailable')
    return { status: reading.status, headers, body: JSON.stringify(serviceFailure(reading.status, requestId)) };
  return {
    status: 200,
    headers: { ...headers, [CACHE_TAG]: formatTags(reading.tags) },
    body: reading.answer.identity.toString('utf8'),
  };
};
