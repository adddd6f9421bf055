import { Schema } from 'mongoose';

export const COUNT = 'DailyCount';

/** How often events of a type happened on a day of the studio. A path that is not empty is of an earlier version (see paths-migration.ts). */
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
