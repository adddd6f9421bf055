import type { AnalyticsQuery } from '@atelier/contracts';
import type { Period } from '../counts/period.js';
import { dayBefore, daysBetween, daysLater } from '../days/day.js';
import { endOfDay, instantOf, type Place } from '../days/studio-day.js';
import { includes, yearBefore } from './periods.js';

type Way = NonNullable<AnalyticsQuery['compare']>;

/** What of the report is compared with what. */
export interface Comparison {
  /** The days of the report that are compared. */
  of: Period;
  with: Period;
  /** Where today is not over: the day that stands against it, and how much of that counts. */
  until: Place | undefined;
}

/** The same day of the year before, or as many days before as the period is long. */
const counterpartOf = (day: string, way: Way, { from, to }: Period): string =>
  way === 'year' ? yearBefore(day) : daysLater(day, -daysBetween(from, to));

const against = (of: Period, way: Way): Comparison => ({
  of,
  with: { from: counterpartOf(of.from, way, of), to: counterpartOf(of.to, way, of) },
  until: undefined,
});

/**
 * A day that is not over stands against as much of another one; what is only known by whole days is compared without it,
 * and not at all where no other day is left.
 */
export const comparisonOf = (
  period: Period,
  way: Way | undefined,
  { now, isWholeSite }: { now: Place; isWholeSite: boolean },
): Comparison | undefined => {
  if (way === undefined) return undefined;
  if (!includes(period, now.day)) return against(period, way);
  if (isWholeSite) return { ...against(period, way), until: { ...now, day: counterpartOf(now.day, way, period) } };
  const over = { from: period.from, to: dayBefore(now.day) };
  return over.to < over.from ? undefined : against(over, way);
};

/** The instant up to which a day counts; a shorter day was over by then. */
export const untilOf = (until: Place): Date => {
  const ends = [instantOf(until), endOfDay(until.day, until.timeZone)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
};
