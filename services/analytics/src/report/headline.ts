import type { AnalyticsReport } from '@atelier/contracts';
import { type Measured, shareOf } from './sums.js';

type Headline = AnalyticsReport['data']['headline'];
type Metric = Headline['visits'];

const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || !before ? null : (value - before) / before;

const metric = (value: number | null, before: number | null): Metric => ({
  value,
  before,
  change: changeOf(value, before),
});

const MEASURES: Readonly<Record<keyof Headline, (figures: Measured) => number | null>> = {
  visits: ({ visits }) => visits,
  visitors: ({ visitors }) => visitors,
  pageViews: ({ views }) => views,
  bounceRate: ({ bounces, begun }) => shareOf(bounces, begun),
  averageDurationSeconds: ({ seconds, begun }) => shareOf(seconds, begun),
  messages: ({ messages }) => messages,
  conversionRate: ({ conversions, visits }) => shareOf(conversions, visits),
};

/** The key figures of a report, each with its change. */
export const headlineOf = (figures: Measured, before: Measured | undefined): Headline =>
  Object.fromEntries(
    Object.entries(MEASURES).map(([name, measure]) => [
      name,
      metric(measure(figures), before === undefined ? null : measure(before)),
    ]),
  ) as Headline;
