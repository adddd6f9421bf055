import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from '@atelier/service-kit/cache/accept-encoding';
import { CacheFigures } from '@atelier/service-kit/cache/cache-figures';
import { ReadyAnswer, STALE_WARNING } from '@atelier/service-kit/cache/ready-answer';
import { type Entry, type Made, ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { encodingFor, sendReady } from '@atelier/service-kit/cache/send-ready';
import type { GetPageHeaders } from './page-headers.js';
import { getPagePolicy, isCacheable } from './page-policy.js';
import type { DocumentAnswer, PageRequest } from './page-renderer.js';

export type Api = PageRequest['api'];
type Render = (url: string, api: Api) => Promise<DocumentAnswer>;

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_PAGES = 2000;
/** A change must be visible within 200 ms, even if the page was requested before the gateway saw the event. */
const SETTLING = { forMs: 2000, lifetimeMs: 50 };
const HIT = ['x-cache', 'hit'];
const MISS = ['x-cache', 'miss'];
const STALE = ['x-cache', 'stale', ...STALE_WARNING];

/**
 * Public pages as ready bytes, shared by all visitors of a canary group. Complete pages are fresh until their content or
 * release changes; after that they are the last good ones, in case a service does not answer.
 */
export class PageCache {
  readonly cache = new ResponseCache({ maxBytes: MAX_BYTES, maxEntries: MAX_PAGES, settling: SETTLING });
  readonly figures = new CacheFigures(this.cache);

  constructor(
    private readonly render: Render,
    private readonly getHeaders: GetPageHeaders,
  ) {}

  /** The page that may be sent without rendering it. */
  fresh({ method, url = '' }: IncomingMessage): Entry | undefined {
    return method === 'GET' || method === 'HEAD' ? this.cache.fresh(url) : undefined;
  }

  /** Returns the status. `own` are headers of this answer only. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    { url, answer }: Entry,
    requestId: string,
    own: readonly string[],
  ): number {
    this.figures.hits += 1;
    this.cache.encode(url, encodingFor(request));
    return sendReady(request, response, answer, HIT.concat('x-request-id', requestId, own));
  }

  /** Renders the page once for concurrent requests and sends it; returns it instead when it may not be cached. */
  async make(
    request: IncomingMessage,
    response: ServerResponse,
    api: Api,
    own: readonly string[] = [],
  ): Promise<DocumentAnswer | undefined> {
    const { url = '' } = request;
    const encoding = encodingFor(request);
    const reading = await this.cache.read(url, undefined, () => this.renderPage(url, api, encoding));
    if ('html' in reading) return reading;
    const isStale = reading.outcome === 'stale';
    this.figures[isStale ? 'stale' : 'misses'] += 1;
    sendReady(request, response, reading.answer, (isStale ? STALE : MISS).concat(own));
    return undefined;
  }

  private async renderPage(url: string, api: Api, encoding: Encoding): Promise<Made<DocumentAnswer>> {
    const tagsOfAnswers: (readonly string[])[] = [];
    const page = await this.render(url, async (path, call) => {
      const { tags = [], ...answer } = await api(path, call);
      tagsOfAnswers.push(tags);
      return answer;
    });
    if (page.isDegraded || page.status !== 200 || page.location !== undefined)
      return { other: page, isAway: page.isDegraded, isGone: !page.isDegraded };
    const headers = Object.entries(this.getHeaders(url, page)).flat();
    const answer = new ReadyAnswer(Buffer.from(page.html), 'text/html; charset=utf-8', headers);
    if (answer.lacks(encoding)) await answer.encode(encoding);
    return { answer, policy: isCacheable(url) ? getPagePolicy(url, tagsOfAnswers, page) : undefined };
  }
}
