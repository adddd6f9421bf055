import type { AnalyticsQuery } from '@atelier/contracts';
import { InvalidInput } from '@atelier/service-kit';
import type { Period } from '../counts/period.js';
import { daysBetween, daysLater } from '../days/day.js';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** A report lists each of its days, so their number is limited. */
const requireBounded = ({ from, to }: Period): void => {
  const days = daysBetween(from, to);
  if (days > MAX_DAYS) throw new InvalidInput([{ field: 'from', message: `Period must be at most ${MAX_DAYS} days` }]);
  if (days < 1) throw new InvalidInput([{ field: 'to', message: 'End must not be before the beginning' }]);
};

/** The given days, or the given number of days up to today. */
export const getPeriod = ({ from, to, days }: Pick<AnalyticsQuery, 'from' | 'to' | 'days'>, today: string): Period => {
  const last = to ?? today;
  const period = { to: last, from: from ?? daysLater(last, 1 - (days ?? DEFAULT_DAYS)) };
  requireBounded(period);
  return period;
};

export const includes = ({ from, to }: Period, day: string): boolean => from <= day && day <= to;

/** A year before February 29 is February 28. */
export const yearBefore = (day: string): string => {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return `${year}${day.slice(4).replace('-02-29', '-02-28')}`;
};

export const getDays = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_none, index) => daysLater(from, index));
