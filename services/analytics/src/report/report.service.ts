import type { AnalyticsQuery, AnalyticsReport } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { CountsRepository } from '../counts/counts.repository.js';
import type { Period } from '../counts/period.js';
import { daysBetween } from '../days/day.js';
import type { DayFigures } from '../days/day.schema.js';
import { DaysRepository } from '../days/days.repository.js';
import { getPlace, type Place } from '../days/studio-day.js';
import { GoalFigures } from '../goals/goal-figures.js';
import { MonthsRepository } from '../months/months.repository.js';
import { PublicationsRepository } from '../publications/publications.repository.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { STANDARD_ERROR } from '../uniques/sketch.js';
import { UniqueVisitors } from '../uniques/unique-visitors.js';
import { type Comparison, getComparison, getEnd } from './comparison.js';
import { getEventCounts } from './event-counts.js';
import { toHeadline, toMetric } from './headline.js';
import { getOtherZones } from './other-zones.js';
import { getPeriod, includes } from './periods.js';
import { seriesByDay, seriesByHour } from './series.js';
import { upTo } from './slots.js';
import { getSubject, type Subject } from './subject.js';
import { getSum, type Measured } from './sums.js';
import { getTables } from './tables.js';

/** Periods up to this length are reported by hour. */
const DAYS_BY_HOUR = 2;

type Series = AnalyticsReport['data']['series'];

@Injectable()
export class ReportService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly days: DaysRepository,
    private readonly months: MonthsRepository,
    private readonly uniques: UniqueVisitors,
    private readonly goals: GoalFigures,
    private readonly publications: PublicationsRepository,
    private readonly studio: StudioCopy,
  ) {}

  async report(query: AnalyticsQuery): Promise<AnalyticsReport['data']> {
    const time = new Date();
    const now = getPlace(time, await this.studio.timeZone());
    const period = getPeriod(query, now.day);
    const subject = getSubject(query);
    const comparison = getComparison(period, query.compare, { now, isWholeSite: subject.isWholeSite });
    const isByHour = subject.isWholeSite && daysBetween(period.from, period.to) <= DAYS_BY_HOUR;
    const [counts, days, tables, before, uniqueVisitors, goals, publications] = await Promise.all([
      this.counts.byDay(period),
      this.days.within(period, isByHour ? [...subject.slices, 'hours'] : subject.slices),
      this.months.tablesWithin(period, now.day),
      comparison === undefined ? [] : this.getDays(comparison, subject, isByHour),
      subject.isWholeSite ? this.getUniques(period, comparison, now.day) : null,
      this.goals.within(period, comparison),
      this.publications.within(period, now.timeZone),
    ]);
    const on = beforeOn(subject, comparison?.until);
    const seriesIn = (span: Period, of: readonly DayFigures[], onDay: OnDay): Series =>
      isByHour
        ? seriesByHour(span, of, { now: time, timeZone: now.timeZone })
        : seriesByDay(span, of, { today: now.day, on: onDay });
    const told = days.filter(({ _id }) => includes(comparison?.of ?? period, _id));
    return {
      ...period,
      ...getEventCounts(counts, period),
      timeZone: now.timeZone,
      otherZones: getOtherZones([...before, ...days], now.timeZone),
      until: includes(period, now.day) ? time.toISOString() : null,
      interval: isByHour ? 'hour' : 'day',
      headline: toHeadline(getSum(told.map(subject.on)), comparison && sumBefore(before, comparison, on)),
      uniqueVisitors,
      series: seriesIn(period, days, (_day, figures) => subject.on(figures)),
      comparison: comparison ? { ...toAnswer(comparison), series: seriesIn(comparison.with, before, on) } : null,
      ...getTables(tables),
      ...goals,
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

  /** There are many quarter-hour slots, so only the necessary ones are read. */
  private async getDays({ with: period, until }: Comparison, { slices }: Subject, isByHour: boolean) {
    if (isByHour) return this.days.within(period, [...slices, 'hours']);
    const days = await this.days.within(period, slices);
    if (until === undefined) return days;
    const [cut] = await this.days.within({ from: until.day, to: until.day }, [...slices, 'hours']);
    return days.map((day) => (cut !== undefined && day._id === cut._id ? cut : day));
  }
}

const toAnswer = ({ with: { from, to }, of, until }: Comparison) => ({
  from,
  to,
  of,
  until: until === undefined ? null : getEnd(until).toISOString(),
});

type OnDay = (day: string, figures: DayFigures | undefined) => Measured;

/** The counted part of a comparison day: for the counterpart of today, only up to the current time. */
const beforeOn =
  (subject: Subject, until: Place | undefined): OnDay =>
  (day, figures) => {
    const whole = subject.on(figures);
    return day === until?.day ? upTo(until.slot, figures, whole) : whole;
  };

const sumBefore = (days: readonly DayFigures[], { until }: Comparison, on: OnDay): Measured =>
  getSum(days.flatMap((day) => (until !== undefined && day._id > until.day ? [] : [on(day._id, day)])));
