import {
  type AnalyticsReport,
  pageViewed,
  postPublished,
  submissionReceived,
  submissionResponded,
} from '@atelier/contracts';
import type { DailyCount } from '../counts/count.schema.js';
import type { Period } from '../counts/period.js';
import { daysOf } from './periods.js';

const sumOf = (counts: readonly DailyCount[], name: string): number =>
  counts.filter((count) => count.name === name).reduce((sum, { count }) => sum + count, 0);

const byName = (counts: readonly DailyCount[]) =>
  [...new Set(counts.map(({ name }) => name))]
    .map((name) => ({ name, count: sumOf(counts, name) }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));

/** Number of events of each kind, in total and by day. */
export const eventCountsOf = (
  counts: readonly DailyCount[],
  period: Period,
): Pick<AnalyticsReport['data'], 'totals' | 'events' | 'days'> => {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  return {
    totals: {
      pageViews: sumOf(counts, pageViewed.type),
      messages: sumOf(counts, submissionReceived.type),
      responses: sumOf(counts, submissionResponded.type),
      publications: sumOf(counts, postPublished.type),
    },
    events: byName(counts),
    days: daysOf(period).map((day) => {
      const ofDay = byDay.get(day) ?? [];
      return {
        day,
        pageViews: sumOf(ofDay, pageViewed.type),
        messages: sumOf(ofDay, submissionReceived.type),
        publications: sumOf(ofDay, postPublished.type),
      };
    }),
  };
};
