import type { DailyCount } from './count.schema.js';
import type { Period } from './period.js';

export abstract class CountsRepository {
  /** One more of this on this day. */
  abstract add(count: Pick<DailyCount, 'day' | 'name'>): Promise<void>;
  /** Totals of each kind of event by day. */
  abstract byDay(period: Period): Promise<DailyCount[]>;
}
