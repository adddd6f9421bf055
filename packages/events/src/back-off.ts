const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** How long to wait before the next attempt, after so many that failed in a row. Spread, as others may wait for the same. */
export const waitMs = (failures: number, random: () => number = Math.random): number => {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest * (0.5 + random() / 2);
};
