const MAX_ADDRESSES = 100_000;

/** Counts requests by address in fixed windows; a full table is emptied rather than grown. */
export class RequestCounter {
  private counts = new Map<string, number>();
  private windowEndsAtMs = 0;

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly nowMs: () => number = Date.now,
  ) {}

  /** Seconds until the address may ask again, or 0 when this request is within the limit. */
  countRequest(address: string): number {
    const now = this.nowMs();
    if (now >= this.windowEndsAtMs || this.counts.size >= MAX_ADDRESSES) this.startWindow(now);
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count <= this.limit ? 0 : Math.max(1, Math.ceil((this.windowEndsAtMs - now) / 1000));
  }

  private startWindow(now: number) {
    this.counts = new Map();
    this.windowEndsAtMs = now + this.windowMs;
  }
}
