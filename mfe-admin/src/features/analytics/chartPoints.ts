import type { MetricName, Report } from './headlineFigures';

type Publication = Report['publications'][number];

/** One place on the time line: what is, what was in the comparison, and what was published then. */
export interface ChartPoint {
  at: string;
  value: number | null;
  beforeAt: string | null;
  before: number | null;
  published: readonly Publication[];
}

const keyOf = (at: string, interval: Report['interval']): string =>
  interval === 'hour' ? `${at.slice(0, 13)}:00:00Z` : at.slice(0, 10);

/** The moment of the index in a series that has not come to it yet. */
const momentsOf = ({ from, to, interval, series }: Report): string[] => {
  const stepMs = (interval === 'hour' ? 1 : 24) * 3_600_000;
  const count = interval === 'hour' ? 24 * (1 + (Date.parse(to) - Date.parse(from)) / 86_400_000) : series.length;
  return Array.from({ length: count }, (_none, index) => {
    const at = new Date(Date.parse(from) + index * stepMs).toISOString();
    return keyOf(at, interval);
  });
};

/** The series beside its comparison, day by day (or hour by hour) from the beginning of each. */
export const chartPointsOf = (report: Report, metric: MetricName): ChartPoint[] => {
  const published = Map.groupBy(report.publications, ({ at }) => keyOf(at, report.interval));
  return momentsOf(report).map((at, index) => {
    const before = report.comparison?.series[index];
    return {
      at,
      value: report.series[index]?.[metric] ?? null,
      beforeAt: before?.at ?? null,
      before: before?.[metric] ?? null,
      published: published.get(at) ?? [],
    };
  });
};
