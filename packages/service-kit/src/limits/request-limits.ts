import type { Writable } from 'node:stream';
import { getNetwork } from './network.js';
import type { LimitName, RateLimits } from './rate-limits.js';
import { RequestCounter } from './request-counter.js';
import type { SharedCounters } from './shared-counters.js';

/** Address of calls that the page renderer makes in this process; no socket can have it. */
export const INTERNAL_ADDRESS = 'page-renderer';

/** The limits of RATE_LIMITS, per network. */
export class RequestLimits {
  private readonly counters: ReadonlyMap<LimitName, RequestCounter>;
  private readonly concurrent: number;
  private readonly running = new Map<string, number>();

  constructor({ rates, concurrent }: RateLimits, shared: Pick<SharedCounters, 'increment'>) {
    this.counters = new Map(rates.map((limit) => [limit.name, new RequestCounter(limit, shared)]));
    this.concurrent = concurrent;
  }

  /** Counts a request. Returns the seconds to wait, or 0. */
  waitSeconds(limit: LimitName, address: string): number {
    if (address === INTERNAL_ADDRESS) return 0;
    return this.getCounter(limit)?.count(address) ?? 0;
  }

  /** Like waitSeconds, but counts all replicas. */
  async exactWaitSeconds(limit: LimitName, address: string): Promise<number> {
    if (address === INTERNAL_ADDRESS) return 0;
    return (await this.getCounter(limit)?.countExactly(address)) ?? 0;
  }

  /** Takes one of the network's slots until the response ends, unless the caller has already left; false if none is free. */
  enter(address: string, response: Writable): boolean {
    const network = getNetwork(address);
    const running = this.running.get(network) ?? 0;
    if (running >= this.concurrent) return false;
    if (response.closed) return true;
    this.running.set(network, running + 1);
    response.once('close', () => this.leave(network));
    return true;
  }

  private leave(network: string): void {
    const running = (this.running.get(network) ?? 1) - 1;
    if (running === 0) this.running.delete(network);
    else this.running.set(network, running);
  }

  /** Searches without a limit of their own count as public reads. */
  private getCounter(limit: LimitName): RequestCounter | undefined {
    return this.counters.get(limit) ?? (limit === 'search' ? this.counters.get('public') : undefined);
  }
}
