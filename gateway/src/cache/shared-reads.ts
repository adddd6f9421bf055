import { CONTENT_TAG } from '@atelier/service-kit/cache/cache-tags';
import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import type { CachePolicy, Made, Ready, ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { getTimeoutMs } from '../routing/routing-table.js';
import type { CachedCall } from './cached-calls.js';
import type { RequestTrace, ServiceAnswer, ServiceReads } from './service-reads.js';

type ReadFailure =
  /** Any status other than 200. The body may contain the request ID. */
  | { outcome: 'failure'; failure: ServiceAnswer }
  | { outcome: 'unavailable'; status: 503 | 504 }
  | { outcome: 'private' };

/** The result of a read, for all requests that wait for it. */
export type Reading = Ready | ReadFailure;

/** The longest wait for a fresh answer if there is a last good one. */
const PATIENCE_MS = 5000;
const AWAY = new Set([502, 503, 504]);
/** View counts change without an event, so nothing is cached longer than this. */
const LIFETIME_MS = 5 * 60 * 1000;
const DERIVED_LIFETIME_MS = 30 * 1000;

/** Untagged answers must not be cached. */
const getPolicy = (tags: readonly string[]): CachePolicy | undefined => {
  if (tags.length === 0) return undefined;
  const isDerived = tags.includes(CONTENT_TAG);
  return { tags, isDerived, lifetimeMs: isDerived ? DERIVED_LIFETIME_MS : LIFETIME_MS };
};

/** Asks a service once for concurrent requests of the same URL, and caches the answer if that is allowed. */
export class SharedReads {
  constructor(
    private readonly cache: ResponseCache<CachedCall>,
    private readonly services: Pick<ServiceReads, 'read'>,
    /** Headers of every answer of the API, as a flat list. */
    private readonly commonHeaders: readonly string[],
  ) {}

  read(url: string, call: CachedCall, trace: RequestTrace): Promise<Reading> {
    return this.cache.read(url, call, () => this.ask(url, call, trace));
  }

  private async ask(url: string, { destination }: CachedCall, trace: RequestTrace): Promise<Made<ReadFailure>> {
    const timeoutMs = getTimeoutMs(destination, 'GET');
    const patienceMs = this.cache.lastGood(url) === undefined ? timeoutMs : Math.min(PATIENCE_MS, timeoutMs);
    const said = await this.services.read(destination, trace, patienceMs);
    if (said === 'private') return { other: { outcome: 'private' } };
    if (typeof said === 'string')
      return { other: { outcome: 'unavailable', status: said === 'too slow' ? 504 : 503 }, isAway: true };
    const { status, body, contentType, tags } = said;
    if (status === 200)
      return { answer: new ReadyAnswer(body, contentType, this.commonHeaders), policy: getPolicy(tags) };
    return { other: { outcome: 'failure', failure: said }, isAway: AWAY.has(status), isGone: status < 500 };
  }
}
