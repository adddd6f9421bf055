import { Schema } from 'mongoose';

export const COUNT = 'DailyCount';

/**
 * Number of events of a type on a day of the studio. Rows with a nonempty path are from an earlier version (see
 * paths-migration.ts).
 */
export interface DailyCount {
  day: string;
  name: string;
  path: string;
  count: number;
}

export const countSchema = new Schema<DailyCount>(
  {
    day: { type: String, required: true },
    name: { type: String, required: true },
    path: { type: String, default: '' },
    count: { type: Number, default: 0 },
  },
  { collection: 'daily_counts', versionKey: false },
);
countSchema.index({ day: 1, name: 1, path: 1 }, { unique: true });
