import type { VitalName } from '@atelier/contracts';

const MILLISECONDS = [25, 50, 75, 100, 150, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000, 30_000];

/** Upper bounds of the buckets that count values. The last bucket has none. Stored by position: only add at the end. */
export const VITAL_BUCKETS: Readonly<Record<VitalName, readonly number[]>> = {
  LCP: MILLISECONDS,
  INP: MILLISECONDS,
  blocked: MILLISECONDS,
  CLS: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

export const getBucket = (name: VitalName, value: number): number => {
  const bucket = VITAL_BUCKETS[name].findIndex((bound) => value <= bound);
  return bucket === -1 ? VITAL_BUCKETS[name].length : bucket;
};

/** The 75th percentile, assuming that values are distributed evenly within their bucket. */
export const getP75 = (name: VitalName, counts: Readonly<Record<string, number>>): { p75: number; count: number } => {
  const bounds = VITAL_BUCKETS[name];
  const highest = bounds.at(-1) ?? 0;
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  let left = count * 0.75;
  for (const [bucket, upper] of bounds.entries()) {
    const here = counts[bucket] ?? 0;
    const lower = bounds[bucket - 1] ?? 0;
    if (here > 0 && left <= here) return { p75: lower + (upper - lower) * (left / here), count };
    left -= here;
  }
  return { p75: highest, count };
};
