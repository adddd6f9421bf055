import type { AnalyticsReport } from '@atelier/contracts';
import type { Period } from '../counts/period.js';
import type { DayFigures } from '../days/day.schema.js';
import { NAMES_A_DAY } from '../days/figures.js';
import { daysOf } from './periods.js';
import type { Subject } from './subject.js';
import { figuresOf, type Measured } from './sums.js';

type Point = AnalyticsReport['data']['series'][number];

const pointOf = (at: string, { visits, visitors, views, messages }: Measured): Point => ({
  at,
  visits,
  visitors,
  pageViews: views,
  messages,
});

const HOURS = Array.from({ length: NAMES_A_DAY.hours }, (_none, hour) => String(hour).padStart(2, '0'));

/** A point for each day, or for each hour; what is still to come is left out. */
export const seriesOf = (
  period: Period,
  days: readonly DayFigures[],
  subject: Subject,
  interval: 'day' | 'hour',
  now: Date,
): Point[] => {
  const byDay = new Map(days.map((day) => [day._id, day]));
  const points = daysOf(period).flatMap((day) =>
    interval === 'day'
      ? [pointOf(day, subject.on(byDay.get(day)))]
      : HOURS.map((hour) => pointOf(`${day}T${hour}:00:00Z`, figuresOf(byDay.get(day), 'hours', hour))),
  );
  return points.filter(({ at }) => new Date(at) <= now);
};
