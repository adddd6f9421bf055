import type { AnalyticsQuery } from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import type { Period } from '../counts/period.js';
import { dayOf, daysBetween, daysLater } from '../days/day.js';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** A report names each of its days, so their number is bounded. */
const requireBounded = ({ from, to }: Period): void => {
  const days = daysBetween(from, to);
  if (days > MAX_DAYS) throw new InvalidInput([{ field: 'from', message: `Period must be at most ${MAX_DAYS} days` }]);
  if (days < 1) throw new InvalidInput([{ field: 'to', message: 'End must not be before the beginning' }]);
};

export const periodOf = (wanted: Pick<AnalyticsQuery, 'from' | 'to'>, now: Date): Period => {
  const to = wanted.to ?? dayOf(now);
  const period = { to, from: wanted.from ?? daysLater(to, 1 - DEFAULT_DAYS) };
  requireBounded(period);
  return period;
};

/** February 29 was the 28th a year before. */
const yearBefore = (day: string): string => {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return `${year}${day.slice(4).replace('-02-29', '-02-28')}`;
};

/** The days right before, as many of them; or the same days of the year before. */
export const comparedPeriod = ({ from, to }: Period, compare: AnalyticsQuery['compare']): Period | undefined => {
  if (compare === undefined) return undefined;
  if (compare === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  return { from: daysLater(from, -daysBetween(from, to)), to: daysLater(from, -1) };
};

export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_none, index) => daysLater(from, index));
