import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONTENT_KINDS } from '@atelier/contracts';
import type { Encoding } from '@atelier/service-kit/cache/accept-encoding';
import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { type Entry, ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { encodingFor, sendReady } from '@atelier/service-kit/cache/send-ready';
import { SingleFlight } from '@atelier/service-kit/cache/single-flight';
import { mayBeKept, pagePolicyOf } from './page-policy.js';
import type { DocumentAnswer, PageRequest } from './page-renderer.js';

/** A page as ready bytes, or one that is made for this request alone. */
type Reading = { answer: ReadyAnswer; isStale: boolean } | { page: DocumentAnswer };

export type Api = PageRequest['api'];
type Render = (url: string, api: Api) => Promise<DocumentAnswer>;

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_PAGES = 2000;
/** A change must be visible within 200 ms, even if the page was requested before the gateway saw the event. */
const SETTLING = { forMs: 2000, lifetimeMs: 100 };
const HIT = ['x-cache', 'hit'];
const MISS = ['x-cache', 'miss'];
const STALE = ['x-cache', 'stale', 'warning', '110 - "Response is Stale"'];

/**
 * Public pages as ready bytes, the same for all visitors. Complete pages are fresh until their content or their release
 * changes; after that they are the last good ones, for when a service does not answer.
 */
export class KeptPages {
  readonly cache = new ResponseCache({ maxBytes: MAX_BYTES, maxEntries: MAX_PAGES, settling: SETTLING });
  private readonly singleFlight = new SingleFlight<Reading>();

  /** `headers`: the headers of every public page, as a flat list. */
  constructor(
    private readonly render: Render,
    private readonly headers: readonly string[],
  ) {}

  /** The page that may be sent without rendering it. */
  fresh({ method, url = '' }: IncomingMessage): Entry | undefined {
    return method === 'GET' || method === 'HEAD' ? this.cache.fresh(url) : undefined;
  }

  send(request: IncomingMessage, response: ServerResponse, { url, answer }: Entry): void {
    this.cache.encode(url, encodingFor(request));
    sendReady(request, response, answer, HIT);
  }

  /** Renders the page once for concurrent requests and sends it; returns it instead when it may not be cached. */
  async make(request: IncomingMessage, response: ServerResponse, api: Api): Promise<DocumentAnswer | undefined> {
    const { url = '' } = request;
    const generation = this.cache.generationOf(CONTENT_KINDS);
    const encoding = encodingFor(request);
    const reading = await this.singleFlight.join(url, generation, () => this.read(url, api, encoding, generation));
    if ('page' in reading) return reading.page;
    sendReady(request, response, reading.answer, reading.isStale ? STALE : MISS);
    return undefined;
  }

  private async read(url: string, api: Api, encoding: Encoding, generation: number): Promise<Reading> {
    const apiPaths: string[] = [];
    const page = await this.render(url, (path, call) => {
      apiPaths.push(path);
      return api(path, call);
    });
    const lastGood = page.isDegraded ? this.cache.lastGood(url) : undefined;
    if (lastGood !== undefined) return { answer: lastGood.answer, isStale: true };
    if (page.isDegraded) return { page };
    if (page.status !== 200 || page.location !== undefined) {
      this.cache.remove(url);
      return { page };
    }
    const answer = new ReadyAnswer(Buffer.from(page.html), 'text/html; charset=utf-8', this.headers);
    if (answer.lacks(encoding)) await answer.encode(encoding);
    if (mayBeKept(url)) this.cache.put(url, pagePolicyOf(url, apiPaths), answer, generation);
    return { answer, isStale: false };
  }
}
