import type { AnalyticsQuery } from '@atelier/contracts';
import type { Period } from '../counts/period.js';
import { dayBefore, daysBetween, daysLater } from '../days/day.js';
import { endOfDay, type Place, toInstant } from '../days/studio-day.js';
import { includes, yearBefore } from './periods.js';

type Way = NonNullable<AnalyticsQuery['compare']>;

/** The days of a report and their counterparts. */
export interface Comparison {
  /** The compared days of the report. */
  of: Period;
  with: Period;
  /** If today is not over: the day compared with it, and the time up to which it counts. */
  until: Place | undefined;
}

/** The same day of the previous year, or the day one period length earlier. */
const getCounterpart = (day: string, way: Way, { from, to }: Period): string =>
  way === 'year' ? yearBefore(day) : daysLater(day, -daysBetween(from, to));

const against = (of: Period, way: Way): Comparison => ({
  of,
  with: { from: getCounterpart(of.from, way, of), to: getCounterpart(of.to, way, of) },
  until: undefined,
});

/**
 * A day that is not over is compared with the same part of another day. Figures known only by whole days are compared without
 * it, or not at all if no other day is left.
 */
export const getComparison = (
  period: Period,
  way: Way | undefined,
  { now, isWholeSite }: { now: Place; isWholeSite: boolean },
): Comparison | undefined => {
  if (way === undefined) return undefined;
  if (!includes(period, now.day)) return against(period, way);
  if (isWholeSite) return { ...against(period, way), until: { ...now, day: getCounterpart(now.day, way, period) } };
  const over = { from: period.from, to: dayBefore(now.day) };
  return over.to < over.from ? undefined : against(over, way);
};

/** The instant up to which a day counts; a shorter day ends earlier. */
export const getEnd = (until: Place): Date => {
  const ends = [toInstant(until), endOfDay(until.day, until.timeZone)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
};
