/** Upper bounds of the histogram buckets, in milliseconds. */
const CLASSES_MS = [0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 15_000, 60_000];
const LAST_MS = CLASSES_MS.at(-1) ?? 0;

/** Response times of one route as a histogram, so that memory does not grow with traffic. */
class RouteFigures {
  count = 0;
  private readonly classes = new Float64Array(CLASSES_MS.length);

  /** Counts a cached answer in the fastest bucket without reading the clock. */
  countHit(): void {
    this.count += 1;
    this.classes[0] = (this.classes[0] ?? 0) + 1;
  }

  observe(durationMs: number): void {
    const found = CLASSES_MS.findIndex((endMs) => durationMs <= endMs);
    const index = found === -1 ? CLASSES_MS.length - 1 : found;
    this.count += 1;
    this.classes[index] = (this.classes[index] ?? 0) + 1;
  }

  /** The upper bound of the bucket that contains this percentile. */
  percentileMs(share: number): number {
    let seen = 0;
    for (const [index, count] of this.classes.entries()) {
      seen += count;
      if (seen >= share * this.count) return CLASSES_MS[index] ?? LAST_MS;
    }
    return LAST_MS;
  }
}

const OTHER_ROUTES = 'other';

/** Answers since the gateway started, by status and by call. */
export class RequestFigures {
  readonly byStatusClass: Record<string, number> = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  private readonly routes = new Map<string, RouteFigures>();

  of(route: string = OTHER_ROUTES): RouteFigures {
    const known = this.routes.get(route);
    if (known !== undefined) return known;
    const figures = new RouteFigures();
    this.routes.set(route, figures);
    return figures;
  }

  countStatus(status: number): void {
    const name = `${Math.floor(status / 100)}xx`;
    this.byStatusClass[name] = (this.byStatusClass[name] ?? 0) + 1;
  }

  /** Sorted by number of requests, highest first. */
  all(): { route: string; count: number; p50Ms: number; p95Ms: number }[] {
    return [...this.routes]
      .map(([route, figures]) => ({
        route,
        count: figures.count,
        p50Ms: figures.percentileMs(0.5),
        p95Ms: figures.percentileMs(0.95),
      }))
      .sort((a, b) => b.count - a.count);
  }
}
