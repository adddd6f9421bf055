const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** The wait before the next attempt after this many failures in a row. Randomized, because other clients may wait too. */
export const waitMs = (failures: number, random: () => number = Math.random): number => {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest * (0.5 + random() / 2);
};
