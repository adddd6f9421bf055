export type SampleTime = {
  /** Whole days before seeding; negative lies in the future. */
  daysAgo: number;
  /** Hour of that day in UTC, 0 to 23. */
  hour: number;
};

const dayMs = 24 * 60 * 60 * 1000;

/** The moment that a sample's days and hour mean, seen from `now`. */
export function sampleDate({ daysAgo, hour }: SampleTime, now: Date): Date {
  const date = new Date(now.getTime() - daysAgo * dayMs);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}

/** For what is known by its day alone. */
export const dayBefore = (daysAgo: number, now: Date): Date => sampleDate({ daysAgo, hour: 0 }, now);
