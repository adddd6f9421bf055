import type { AnalyticsQuery } from '@atelier/contracts';
import type { Period } from '../counts/period.js';
import { daysBetween, daysLater } from '../days/day.js';
import { endOfDay, type Place, toInstant } from '../days/studio-day.js';
import type { Span } from '../visits/conditions.js';
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

/** A day that is not over is compared with the same part of another day. */
export const getComparison = (period: Period, way: Way | undefined, now: Place): Comparison | undefined => {
  if (way === undefined) return undefined;
  const counterpart = getCounterpart(now.day, way, period);
  return {
    of: period,
    with: { from: getCounterpart(period.from, way, period), to: getCounterpart(period.to, way, period) },
    until: includes(period, now.day) ? { ...now, day: counterpart } : undefined,
  };
};

/** The part of the compared days that the headline adds up: not beyond the counterpart of now. */
export const getComparedSpan = ({ with: { from, to }, until }: Comparison): Span => ({
  from,
  to: until !== undefined && until.day < to ? until.day : to,
  until,
});

/** The instant up to which a day counts; a shorter day ends earlier. */
export const getEnd = (until: Place): Date => {
  const ends = [toInstant(until), endOfDay(until.day, until.timeZone)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
};
