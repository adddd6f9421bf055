export interface ValueCount {
  value: number;
  count: number;
}

/** The median of values with their frequencies, in ascending order; null if there are none. */
export const getMedian = (values: readonly ValueCount[]): number | null => {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const at = (position: number): number => {
    let seen = 0;
    for (const { value, count } of values) {
      seen += count;
      if (position < seen) return value;
    }
    return 0;
  };
  return Math.round((at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2);
};
