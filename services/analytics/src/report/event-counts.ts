import {
  type AnalyticsReport,
  pageViewed,
  postPublished,
  submissionReceived,
  submissionResponded,
} from '@atelier/contracts';
import type { DailyCount } from '../counts/count.schema.js';
import type { Period } from '../counts/period.js';
import { getDays } from './periods.js';

const getSum = (counts: readonly DailyCount[], name: string): number =>
  counts.filter((count) => count.name === name).reduce((sum, { count }) => sum + count, 0);

const byName = (counts: readonly DailyCount[]) =>
  [...new Set(counts.map(({ name }) => name))]
    .map((name) => ({ name, count: getSum(counts, name) }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));

/** Number of events of each kind, in total and by day. */
export const getEventCounts = (
  counts: readonly DailyCount[],
  period: Period,
): Pick<AnalyticsReport['data'], 'totals' | 'events' | 'days'> => {
  const byDay = Map.groupBy(counts, ({ day }) => day);
  return {
    totals: {
      pageViews: getSum(counts, pageViewed.type),
      messages: getSum(counts, submissionReceived.type),
      responses: getSum(counts, submissionResponded.type),
      publications: getSum(counts, postPublished.type),
    },
    events: byName(counts),
    days: getDays(period).map((day) => {
      const ofDay = byDay.get(day) ?? [];
      return {
        day,
        pageViews: getSum(ofDay, pageViewed.type),
        messages: getSum(ofDay, submissionReceived.type),
        publications: getSum(ofDay, postPublished.type),
      };
    }),
  };
};
