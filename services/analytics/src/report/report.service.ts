import type { AnalyticsQuery, AnalyticsReport } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { CountsRepository } from '../counts/counts.repository.js';
import type { Period } from '../counts/period.js';
import { daysBetween } from '../days/day.js';
import type { DayFigures } from '../days/day.schema.js';
import { ALL } from '../days/figures.js';
import { getPlace } from '../days/studio-day.js';
import { GoalFigures } from '../goals/goal-figures.js';
import { PublicationsRepository } from '../publications/publications.repository.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { STANDARD_ERROR } from '../uniques/sketch.js';
import { UniqueVisitors } from '../uniques/unique-visitors.js';
import { VisitRecordsRepository } from '../visits/visit-records.repository.js';
import { type Comparison, getComparedSpan, getComparison, getEnd } from './comparison.js';
import { getEventCounts } from './event-counts.js';
import { toHeadline, toMetric } from './headline.js';
import { getOtherZones } from './other-zones.js';
import { getPeriod, includes } from './periods.js';
import { seriesByDay, seriesByHour } from './series.js';
import { Subjects } from './subjects.js';
import { getFigures, getSum, type Measured } from './sums.js';
import { getTables } from './tables.js';

/** Periods up to this length are reported by hour. */
const DAYS_BY_HOUR = 2;

type Series = AnalyticsReport['data']['series'];

@Injectable()
export class ReportService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly subjects: Subjects,
    private readonly visits: VisitRecordsRepository,
    private readonly uniques: UniqueVisitors,
    private readonly goals: GoalFigures,
    private readonly publications: PublicationsRepository,
    private readonly studio: StudioCopy,
  ) {}

  async report(query: AnalyticsQuery): Promise<AnalyticsReport['data']> {
    const time = new Date();
    const now = getPlace(time, await this.studio.timeZone());
    const period = getPeriod(query, now.day);
    const [subject, since] = await Promise.all([this.subjects.of(query), this.visits.findFirstDay()]);
    const { figures, segment } = subject;
    const wanted = getComparison(period, query.compare, now);
    // Days of which visits are no longer kept, or not yet, would show a change that was none.
    const isKept = wanted !== undefined && since !== undefined && wanted.with.from >= since;
    const comparison = segment === undefined || isKept ? wanted : undefined;
    const isByHour = daysBetween(period.from, period.to) <= DAYS_BY_HOUR;
    const [counts, days, tables, before, uniqueVisitors, goals, publications] = await Promise.all([
      this.counts.byDay(period),
      figures.days(period, isByHour),
      figures.tables(period, now.day),
      comparison === undefined ? [] : figures.days({ ...comparison.with, until: comparison.until }, isByHour),
      segment === undefined ? this.getUniques(period, comparison, now.day) : null,
      this.goals.within(period, isKept ? wanted : undefined, subject.match),
      this.publications.within(period, now.timeZone),
    ]);
    const seriesIn = (span: Period, of: readonly DayFigures[]): Series =>
      isByHour
        ? seriesByHour(span, of, { now: time, timeZone: now.timeZone })
        : seriesByDay(span, of, { today: now.day, on: onSite });
    return {
      ...period,
      ...getEventCounts(counts, period),
      timeZone: now.timeZone,
      otherZones: getOtherZones([...before, ...days], now.timeZone),
      until: includes(period, now.day) ? time.toISOString() : null,
      interval: isByHour ? 'hour' : 'day',
      ...(segment === undefined ? {} : { segment }),
      headline: toHeadline(getSum(days.map(onSite)), comparison && sumBefore(before, comparison)),
      uniqueVisitors,
      series: seriesIn(period, days),
      comparison: comparison ? { ...toAnswer(comparison), series: seriesIn(comparison.with, before) } : null,
      ...getTables(tables),
      goals,
      visitsSince: since ?? null,
      publications: publications.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })),
    };
  }

  /** A part of a day has no sketch, so an unfinished day is compared with nothing. */
  private async getUniques(period: Period, comparison: Comparison | undefined, today: string) {
    const value = await this.uniques.within(period, today);
    if (value === null) return null;
    const isComparable = comparison !== undefined && comparison.until === undefined;
    const before = isComparable ? await this.uniques.within(comparison.with, today) : null;
    return { ...toMetric(value, before), standardError: STANDARD_ERROR };
  }
}

const onSite = (day: DayFigures | undefined): Measured => getFigures(day, 'site', ALL);

const toAnswer = ({ with: { from, to }, of, until }: Comparison) => ({
  from,
  to,
  of,
  until: until === undefined ? null : getEnd(until).toISOString(),
});

const sumBefore = (days: readonly DayFigures[], comparison: Comparison): Measured => {
  const span = getComparedSpan(comparison);
  return getSum(days.filter(({ _id }) => includes(span, _id)).map(onSite));
};
