import type { AnalyticsReport } from '@atelier/contracts';
import type { Period } from '../counts/period.js';
import type { DayFigures } from '../days/day.schema.js';
import { getHours, startOfDay } from '../days/studio-day.js';
import { getDays } from './periods.js';
import { byHour } from './slots.js';
import type { Measured } from './sums.js';

type Point = AnalyticsReport['data']['series'][number];

const HOUR_MS = 60 * 60 * 1000;

const getPoint = (at: string, { visits, visitors, views, messages }: Measured): Point => ({
  at,
  visits,
  visitors,
  pageViews: views,
  messages,
});

const byId = (days: readonly DayFigures[]) => new Map(days.map((day) => [day._id, day]));

/** One point per day up to the current one. */
export const seriesByDay = (
  period: Period,
  days: readonly DayFigures[],
  { today, on }: { today: string; on: (day: DayFigures | undefined) => Measured },
): Point[] => {
  const known = byId(days);
  return getDays(period).flatMap((day) => (day > today ? [] : [getPoint(day, on(known.get(day)))]));
};

const instant = (timeMs: number): string => new Date(timeMs).toISOString().replace('.000Z', 'Z');

/** One point per hour up to the current one. */
export const seriesByHour = (
  period: Period,
  days: readonly DayFigures[],
  { now, timeZone }: { now: Date; timeZone: string },
): Point[] => {
  const known = byId(days);
  return getDays(period).flatMap((day) => {
    const begin = startOfDay(day, timeZone).getTime();
    return byHour(known.get(day), getHours(day, timeZone)).flatMap((figures, hour) => {
      const at = begin + hour * HOUR_MS;
      return at > now.getTime() ? [] : [getPoint(instant(at), figures)];
    });
  });
};
