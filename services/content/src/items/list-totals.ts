interface KnownTotal {
  revision: number;
  total: number;
}

const MAX_LISTS = 500;

/** Remembers how many items lists have, as long as no item changes. */
export class ListTotals {
  private readonly totals = new Map<string, KnownTotal>();

  /** A count that was made at or after this revision stands for it: at a later one it is not asked for by this one. */
  async at(revision: number, list: string, count: () => Promise<number>): Promise<number> {
    const known = this.totals.get(list);
    if (known?.revision === revision) return known.total;
    const total = await count();
    if (this.totals.size >= MAX_LISTS) this.totals.clear();
    this.totals.set(list, { revision, total });
    return total;
  }
}
