import { type CacheOutcome, ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import type { ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { SingleFlight } from '@atelier/service-kit/cache/single-flight';
import { timeoutMsOf } from '../routing/routing-table.js';
import type { CachedCall } from './cached-calls.js';
import type { Asker, ServiceAnswer, ServiceReading, ServiceReads } from './service-reads.js';

/** The result of a read, for all requests that wait for it. */
export type Reading =
  | { outcome: CacheOutcome; answer: ReadyAnswer }
  /** Any status but 200; its body may carry the ID of the request. */
  | { outcome: 'failure'; failure: ServiceAnswer }
  | { outcome: 'unavailable'; status: 503 | 504 }
  | { outcome: 'private' };

/** With a last good answer at hand, no request waits longer than this for a fresh one. */
const PATIENCE_MS = 5000;
const AWAY = new Set([502, 503, 504]);

const EMPTY_LIST = /^\{"success":true,"data":\[\]/;

/** An empty list is cheap to make, and may come from a service that has only just started. */
const isWorthKeeping = ({ mayBeKept, body }: ServiceAnswer): boolean =>
  mayBeKept && !EMPTY_LIST.test(body.toString('utf8', 0, 64));

const isAnswer = (said: ServiceReading): said is ServiceAnswer => typeof said === 'object';

/** Asks a service once for concurrent requests of the same URL, and caches the answer if that is allowed. */
export class SharedReads {
  private readonly singleFlight = new SingleFlight<Reading>();

  constructor(
    private readonly cache: ResponseCache,
    private readonly services: Pick<ServiceReads, 'read'>,
    /** Headers of every answer of the API, as a flat list. */
    private readonly commonHeaders: readonly string[],
  ) {}

  read(url: string, call: CachedCall, asker: Asker): Promise<Reading> {
    const generation = this.cache.generationOf(call.kinds);
    return this.singleFlight.join(url, generation, () => this.ask(url, call, asker, generation));
  }

  private async ask(url: string, call: CachedCall, asker: Asker, generation: number): Promise<Reading> {
    const timeoutMs = timeoutMsOf(call.destination, 'GET');
    const patienceMs = this.cache.lastGood(url) === undefined ? timeoutMs : Math.min(PATIENCE_MS, timeoutMs);
    const said = await this.services.read(call.destination, asker, patienceMs);
    const isAway = isAnswer(said) ? AWAY.has(said.status) : said !== 'private';
    // Looked up again: the entry may have been removed during the call.
    const lastGood = isAway ? this.cache.lastGood(url) : undefined;
    if (lastGood !== undefined) return { outcome: 'stale', answer: lastGood.answer };
    if (said === 'private') return { outcome: 'private' };
    if (!isAnswer(said)) return { outcome: 'unavailable', status: said === 'too slow' ? 504 : 503 };
    return this.settle(url, call, said, generation);
  }

  private settle(url: string, call: CachedCall, said: ServiceAnswer, generation: number): Reading {
    if (said.status !== 200) {
      if (said.status < 500) this.cache.remove(url);
      return { outcome: 'failure', failure: said };
    }
    const answer = new ReadyAnswer(said.body, said.contentType, this.commonHeaders);
    if (isWorthKeeping(said)) this.cache.put(url, call, answer, generation);
    else this.cache.remove(url);
    return { outcome: 'miss', answer };
  }
}
