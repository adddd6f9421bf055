import type { DailyCount } from './count.schema.js';
import type { Period } from './period.js';

export abstract class CountsRepository {
  /** One more of this on this day. */
  abstract add(count: Omit<DailyCount, 'count'>): Promise<void>;
  /** Totals of each kind of event by day, paths left aside. */
  abstract byDay(period: Period): Promise<DailyCount[]>;
  /** The paths that were looked at most, most first. */
  abstract topPaths(name: string, period: Period, limit: number): Promise<{ name: string; count: number }[]>;
}
