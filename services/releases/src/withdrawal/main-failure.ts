import type { FailureMessage, MinuteCounts } from '../reports/minute-counts.js';

type Failure = Pick<FailureMessage, 'phase' | 'message'>;

/** A crash takes a version down alone; browsers cannot report one. */
const CRASH = 'crash';

const getPhase = (minutes: readonly MinuteCounts[]): string => {
  const counts = new Map<string, number>();
  for (const [phase, count] of minutes.flatMap(({ failures = {} }) => Object.entries(failures)))
    counts.set(phase, (counts.get(phase) ?? 0) + count);
  if ((counts.get(CRASH) ?? 0) > 0) return CRASH;
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'unknown';
};

/** Why a version fails: the phase with the most failures, and the last message of it. Anyone can send reports of other phases. */
export const getMainFailure = (minutes: readonly MinuteCounts[]): Failure => {
  const phase = getPhase(minutes);
  const last = minutes.flatMap(({ messages = [] }) => messages).findLast((one) => one.phase === phase);
  return { phase, message: last?.message ?? '' };
};
