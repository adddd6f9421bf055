import { networkOf } from './network.js';
import type { RateLimit } from './rate-limits.js';
import type { SharedCounters } from './shared-counters.js';

const MAX_NETWORKS = 100_000;
/** A replica tells the others each twentieth of the limit, so that they differ by little and the broker has little to do. */
const STEPS = 20;

interface Count {
  window: number;
  /** Requests of this window and of the one before, at most the limit. */
  current: number;
  previous: number;
  /** Requests that the other replicas have not been told of. */
  untold: number;
}

/**
 * Counts the requests of each network against one limit. The window slides: the share of the previous fixed window that it
 * still covers counts too. A full table forgets the network that was added first.
 */
export class RequestCounter {
  private readonly counts = new Map<string, Count>();
  private readonly step: number;

  constructor(
    private readonly limit: RateLimit,
    private readonly shared: Pick<SharedCounters, 'increment'>,
    private readonly nowMs: () => number = Date.now,
  ) {
    this.step = Math.ceil(limit.count / STEPS);
  }

  get size(): number {
    return this.counts.size;
  }

  /** Counts a request at once; seconds until the network may ask again, or 0. Other replicas are told beside it. */
  count(address: string): number {
    const network = networkOf(address);
    const count = this.countOf(network);
    count.current += 1;
    count.untold += 1;
    if (count.untold >= this.step) void this.tell(network, count);
    return this.waitSeconds(count);
  }

  /** Counts a request with those of all replicas, exactly; seconds until the network may ask again, or 0. */
  async countExactly(address: string): Promise<number> {
    const network = networkOf(address);
    const isNew = !this.counts.has(network);
    const count = this.countOf(network);
    count.current += 1;
    count.untold += 1;
    const own = count.current;
    const [total = own, previous = 0] = await Promise.all([
      this.tell(network, count),
      isNew ? this.shared.increment(this.nameOf(network, count.window - 1), 0) : undefined,
    ]);
    count.previous = Math.max(count.previous, Math.min(previous, this.limit.count));
    return this.waitSeconds({ ...count, current: Math.max(own, total) });
  }

  /** The total of all replicas; undefined where they could not be told. */
  private async tell(network: string, count: Count): Promise<number | undefined> {
    const { untold } = count;
    count.untold = 0;
    const total = await this.shared.increment(this.nameOf(network, count.window), untold);
    if (total === undefined) count.untold += untold;
    else count.current = Math.max(count.current, total);
    return total;
  }

  private nameOf(network: string, window: number): string {
    return `${this.limit.name}:${window}:${network}`;
  }

  private countOf(network: string): Count {
    const window = Math.floor(this.nowMs() / this.limit.windowMs);
    const known = this.counts.get(network);
    if (known?.window === window) return known;
    const previous = known?.window === window - 1 ? Math.min(known.current, this.limit.count) : 0;
    const count = { window, current: 0, previous, untold: 0 };
    this.counts.delete(network);
    this.counts.set(network, count);
    if (this.counts.size > MAX_NETWORKS) this.forgetOldest();
    return count;
  }

  private forgetOldest(): void {
    for (const oldest of this.counts.keys()) {
      this.counts.delete(oldest);
      return;
    }
  }

  private waitSeconds({ window, current, previous }: Pick<Count, 'window' | 'current' | 'previous'>): number {
    const { count: limit, windowMs } = this.limit;
    const passed = this.nowMs() / windowMs - window;
    const isWithin = current + previous * Math.max(0, 1 - passed) <= limit;
    if (isWithin) return 0;
    // Within this window once enough of the previous one has passed, else once a part of this one has.
    const freeAt = current <= limit ? 1 - (limit - current) / previous : 1 + 1 / limit;
    return Math.max(1, Math.ceil(((freeAt - passed) * windowMs) / 1000));
  }
}
