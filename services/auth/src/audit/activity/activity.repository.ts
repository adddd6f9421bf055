import type { ActivityRecord } from './activity-entry.js';
import type { ActivityFilter } from './activity-filter.js';

export abstract class ActivityRepository {
  abstract insert(record: ActivityRecord): Promise<void>;
  /** The newest that match, at most `limit`. */
  abstract newest(filter: ActivityFilter, limit: number): Promise<ActivityRecord[]>;
  /** All that match, the newest first, read as they are asked for. */
  abstract all(filter: ActivityFilter): AsyncIterable<ActivityRecord>;
}
