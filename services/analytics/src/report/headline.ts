import type { AnalyticsReport } from '@atelier/contracts';
import { getShare, type Measured } from './sums.js';

type Headline = AnalyticsReport['data']['headline'];
type Metric = Headline['visits'];

const toChange = (value: number | null, before: number | null): number | null =>
  value === null || !before ? null : (value - before) / before;

export const toMetric = (value: number | null, before: number | null): Metric => ({
  value,
  before,
  change: toChange(value, before),
});

const MEASURES: Readonly<Record<keyof Headline, (figures: Measured) => number | null>> = {
  visits: ({ visits }) => visits,
  visitors: ({ visitors }) => visitors,
  pageViews: ({ views }) => views,
  bounceRate: ({ bounces, begun }) => getShare(bounces, begun),
  averageDurationSeconds: ({ seconds, begun }) => getShare(seconds, begun),
  messages: ({ messages }) => messages,
  conversionRate: ({ conversions, visits }) => getShare(conversions, visits),
};

/** The key figures of a report, each with its change. */
export const toHeadline = (figures: Measured, before: Measured | undefined): Headline =>
  Object.fromEntries(
    Object.entries(MEASURES).map(([name, measure]) => [
      name,
      toMetric(measure(figures), before === undefined ? null : measure(before)),
    ]),
  ) as Headline;
