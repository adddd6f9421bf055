import { getNetwork } from './network.js';
import type { RateLimit } from './rate-limits.js';
import type { SharedCounters } from './shared-counters.js';

const MAX_NETWORKS = 100_000;
/** A replica reports every twentieth of the limit, which keeps both the drift and the broker's load small. */
const STEPS = 20;

interface Count {
  window: number;
  /** Requests of this window and the previous one, each capped at the limit. */
  current: number;
  previous: number;
  /** Requests not yet reported to the other replicas. */
  untold: number;
}

/**
 * Counts the requests of each network against one limit in a sliding window: the share of the previous fixed window that it
 * still covers counts too. A full table drops the network that was added first.
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

  /** Counts a request immediately and reports it to other replicas in the background. Returns the seconds to wait, or 0. */
  count(address: string): number {
    const network = getNetwork(address);
    const count = this.getCount(network);
    count.current += 1;
    count.untold += 1;
    if (count.untold >= this.step) void this.tell(network, count);
    return this.waitSeconds(count);
  }

  /** Counts a request exactly across all replicas. Returns the seconds to wait, or 0. */
  async countExactly(address: string): Promise<number> {
    const network = getNetwork(address);
    const isNew = !this.counts.has(network);
    const count = this.getCount(network);
    count.current += 1;
    count.untold += 1;
    const own = count.current;
    const [total = own, previous = 0] = await Promise.all([
      this.tell(network, count),
      isNew ? this.shared.increment(this.getName(network, count.window - 1), 0) : undefined,
    ]);
    count.previous = Math.max(count.previous, Math.min(previous, this.limit.count));
    return this.waitSeconds({ ...count, current: Math.max(own, total) });
  }

  /** The total of all replicas; undefined if they could not be reached. */
  private async tell(network: string, count: Count): Promise<number | undefined> {
    const { untold } = count;
    count.untold = 0;
    const total = await this.shared.increment(this.getName(network, count.window), untold);
    if (total === undefined) count.untold += untold;
    else count.current = Math.max(count.current, total);
    return total;
  }

  private getName(network: string, window: number): string {
    return `${this.limit.name}:${window}:${network}`;
  }

  private getCount(network: string): Count {
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
    // Free within this window once enough of the previous one has passed, otherwise once part of this one has passed.
    const freeAt = current <= limit ? 1 - (limit - current) / previous : 1 + 1 / limit;
    return Math.max(1, Math.ceil(((freeAt - passed) * windowMs) / 1000));
  }
}
