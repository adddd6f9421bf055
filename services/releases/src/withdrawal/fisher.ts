const EXACT = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880];

/** ln(n!), with Stirling's series for large n. */
const logFactorial = (n: number): number => {
  const exact = EXACT[n];
  if (exact !== undefined) return Math.log(exact);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
};

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Page views, and how many of them failed. */
export interface Sample {
  views: number;
  failed: number;
}

/**
 * Fisher's exact test, one-sided: the probability that at least this many of the failures fall on the first sample if both
 * samples fail equally often.
 */
export const getFisherProbability = (one: Sample, other: Sample): number => {
  const views = one.views + other.views;
  const failed = one.failed + other.failed;
  const all = logChoose(views, failed);
  let chance = 0;
  for (let count = one.failed; count <= Math.min(one.views, failed); count += 1)
    chance += Math.exp(logChoose(one.views, count) + logChoose(other.views, failed - count) - all);
  return Math.min(1, chance);
};
