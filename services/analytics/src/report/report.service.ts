import type { AnalyticsQuery, AnalyticsReport } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { CountsRepository } from '../counts/counts.repository.js';
import type { Period } from '../counts/period.js';
import { daysBetween } from '../days/day.js';
import { DaysRepository } from '../days/days.repository.js';
import { type Dimension, NAMES_A_DAY } from '../days/figures.js';
import { PublicationsRepository } from '../publications/publications.repository.js';
import { eventCountsOf } from './event-counts.js';
import { headlineOf } from './headline.js';
import { comparedPeriod, periodOf } from './periods.js';
import { seriesOf } from './series.js';
import { subjectOf } from './subject.js';
import { sumOf } from './sums.js';
import { tablesOf } from './tables.js';

/** So short a period is told by the hour. */
const DAYS_BY_HOUR = 2;
const ALL_DIMENSIONS = Object.keys(NAMES_A_DAY) as Dimension[];

@Injectable()
export class ReportService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly days: DaysRepository,
    private readonly publications: PublicationsRepository,
  ) {}

  async report(query: AnalyticsQuery): Promise<AnalyticsReport['data']> {
    const now = new Date();
    const period = periodOf(query, now);
    const compared = comparedPeriod(period, query.compare);
    const subject = subjectOf(query);
    const isByHour = subject.isWholeSite && daysBetween(period.from, period.to) <= DAYS_BY_HOUR;
    const interval = isByHour ? 'hour' : 'day';
    const [counts, days, daysBefore, publications] = await Promise.all([
      this.counts.byDay(period),
      this.days.within(period, ALL_DIMENSIONS),
      compared === undefined ? [] : this.days.within(compared, subject.slices),
      this.publications.within(period),
    ]);
    const seriesIn = (span: Period, of: typeof days) => seriesOf(span, of, subject, interval, now);
    return {
      ...period,
      ...eventCountsOf(counts, period),
      timeZone: 'UTC',
      interval,
      headline: headlineOf(sumOf(days.map(subject.on)), compared && sumOf(daysBefore.map(subject.on))),
      series: seriesIn(period, days),
      comparison: compared === undefined ? null : { ...compared, series: seriesIn(compared, daysBefore) },
      ...tablesOf(days),
      publications: publications.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })),
    };
  }
}
