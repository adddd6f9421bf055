/** Upper ends of the classes of time, in milliseconds. */
const CLASSES_MS = [0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 15_000, 60_000];
const LAST_MS = CLASSES_MS.at(-1) ?? 0;

/** Times of one route as counts by class: a number to add to, whatever the traffic. */
export class RouteFigures {
  count = 0;
  private readonly classes = new Float64Array(CLASSES_MS.length);

  /** Answered from memory: always of the fastest class, so no clock is asked. */
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

  /** The upper end of the class in which this share of the requests was answered. */
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

/** What the gateway answered since its start, by status and by call of the contract. */
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

  /** The busiest first. */
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
