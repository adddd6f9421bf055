import { getDay, toInstant } from '../../dates/dates';
import type { MetricName, Report } from './headlineFigures';

type Publication = Report['publications'][number];

/** One point in time: the value, the comparison value, and what was published then. */
export interface ChartPoint {
  at: string;
  value: number | null;
  /** The value of the line; null for a running hour, which would look like a drop. */
  drawn: number | null;
  /** Whether the day or hour is not over. */
  isRunning: boolean;
  beforeAt: string | null;
  before: number | null;
  published: readonly Publication[];
}

const HOUR_MS = 3_600_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + 24 * HOUR_MS).toISOString().slice(0, 10);
const asInstant = (timeMs: number): string => new Date(timeMs).toISOString().replace('.000Z', 'Z');

/** All hours of the period, including future ones; a day with a clock change has 23 or 25. */
const getHours = ({ from, to, timeZone }: Report): string[] => {
  const [begin = 0, end = 0] = [from, dayAfter(to)].map((day) => Date.parse(toInstant(`${day}T00:00`, timeZone)));
  return Array.from({ length: Math.ceil((end - begin) / HOUR_MS) }, (_none, hour) => asInstant(begin + hour * HOUR_MS));
};

const getMoments = (report: Report): string[] =>
  report.interval === 'hour' ? getHours(report) : report.series.map(({ at }) => at);

/** The day or hour of a publication. */
const toMoment = (at: string, { interval, timeZone }: Report, moments: readonly string[]): string => {
  if (interval === 'day') return getDay(at, timeZone);
  return moments.findLast((moment) => Date.parse(moment) <= Date.parse(at)) ?? '';
};

const getLengthMs = ({ from, to }: Pick<Report, 'from' | 'to'>): number => Date.parse(to) - Date.parse(from);
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/**
 * Each point of the series with its counterpart, aligned by day or hour from the start of each period. Only one with a
 * February 29 and the year before differ in length; they are aligned by date.
 */
export const getCounterparts = (report: Report, moments: readonly string[]) => {
  const { comparison, interval } = report;
  if (comparison === null) return moments.map(() => undefined);
  if (interval === 'hour' || getLengthMs(report) === getLengthMs(comparison))
    return moments.map((_at, index) => comparison.series[index]);
  const byDay = new Map(comparison.series.map((point) => [point.at, point]));
  return moments.map((day) => byDay.get(yearBefore(day)));
};

/** The series with its comparison. */
export const toChartPoints = (report: Report, metric: MetricName): ChartPoint[] => {
  const moments = getMoments(report);
  const published = Map.groupBy(report.publications, ({ at }) => toMoment(at, report, moments));
  const running = report.until === null ? undefined : report.series.at(-1)?.at;
  const counterparts = getCounterparts(report, moments);
  return moments.map((at, index) => {
    const before = counterparts[index];
    const value = report.series[index]?.[metric] ?? null;
    const isRunning = at === running;
    return {
      at,
      value,
      drawn: isRunning && report.interval === 'hour' ? null : value,
      isRunning,
      beforeAt: before?.at ?? null,
      before: before?.[metric] ?? null,
      published: published.get(at) ?? [],
    };
  });
};
