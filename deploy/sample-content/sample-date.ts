export type SampleTime = {
  /** Full days before seeding; negative for the future. */
  daysAgo: number;
  /** The hour of that day in UTC, 0 to 23. */
  hour: number;
};

const dayMs = 24 * 60 * 60 * 1000;

/** The date of a sample's days and hour, relative to `now`. */
export function sampleDate({ daysAgo, hour }: SampleTime, now: Date): Date {
  const date = new Date(now.getTime() - daysAgo * dayMs);
  date.setUTCHours(hour, 0, 0, 0);
  return date;
}

/** For samples with a day but no hour. */
export const dayBefore = (daysAgo: number, now: Date): Date => sampleDate({ daysAgo, hour: 0 }, now);
