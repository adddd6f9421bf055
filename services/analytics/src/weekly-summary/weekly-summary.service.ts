import { CONTENT_TYPES, type EventData, weekSummarized } from '@atelier/contracts';
import { isDuplicateKey, Outbox, Transactions } from '@atelier/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Period } from '../counts/period.js';
import { DaysRepository } from '../days/days.repository.js';
import { ALL, OTHER } from '../days/figures.js';
import { getPlace } from '../days/studio-day.js';
import { PublicationsRepository } from '../publications/publications.repository.js';
import { ReportService } from '../report/report.service.js';
import { getFigures, getSum } from '../report/sums.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { findDueWeek } from './due-week.js';
import { SUMMARIZED_WEEK, type SummarizedWeek } from './summarized-week.schema.js';

type Summary = EventData<typeof weekSummarized>;
type Report = Awaited<ReturnType<ReportService['report']>>;

const LISTED = 5;
const ARTICLES = `${CONTENT_TYPES.post.folder}/`;

const toFigure = ({ value, before, change }: Report['headline']['visits']) => ({
  value: value ?? 0,
  before: before ?? 0,
  change,
});

/** Publishes the figures of each week once, for the mails with them. */
@Injectable()
export class WeeklySummaryService implements OnModuleInit {
  constructor(
    @InjectModel(SUMMARIZED_WEEK) private readonly weeks: Model<SummarizedWeek>,
    private readonly reports: ReportService,
    private readonly days: DaysRepository,
    private readonly publications: PublicationsRepository,
    private readonly studio: StudioCopy,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** The collection must exist before a transaction writes to it. */
  async onModuleInit(): Promise<void> {
    await this.weeks.init();
  }

  /** Returns false if there is nothing to publish, or not yet. After a downtime, only the last week is published. */
  async summarize(now: Date, countedUntil = now): Promise<boolean> {
    const timeZone = await this.studio.timeZone();
    const week = findDueWeek(getPlace(now, timeZone));
    if (week === undefined || getPlace(countedUntil, timeZone).day <= week.to) return false;
    if ((await this.isPast(week)) || (await this.isEmpty(week))) return false;
    const report = await this.reports.report({ ...week, compare: 'previous' });
    const summary = await this.toSummary(week, report);
    return this.publish(week, summary, now);
  }

  /** Another process may do the same at this moment. */
  private async publish(week: Period, summary: Summary, now: Date): Promise<boolean> {
    try {
      return await this.transactions.run(async () => {
        if (await this.isPast(week)) return false;
        await this.weeks.create([{ _id: week.from, at: now }]);
        await this.outbox.add(weekSummarized, week.from, summary);
        return true;
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** A later week counts too: a clock that was set back must not bring back a week that nobody waits for. */
  private async isPast({ from }: Period): Promise<boolean> {
    return (await this.weeks.exists({ _id: trusted({ $gte: from }) })) !== null;
  }

  /** Asked every minute on a site without visits, so it reads the sums of seven days and no report. */
  private async isEmpty(week: Period): Promise<boolean> {
    const { views, messages } = getSum(
      (await this.days.within(week, ['site'])).map((day) => getFigures(day, 'site', ALL)),
    );
    return views === 0 && messages === 0;
  }

  private async toSummary(week: Period, { timeZone, headline, pages, sources }: Report): Promise<Summary> {
    const viewed = pages.map(({ name: path, count: views }) => ({ path, views })).filter(({ path }) => path !== OTHER);
    const articles = viewed.filter(({ path }) => path.startsWith(ARTICLES)).slice(0, LISTED);
    const titles = await this.publications.titlesOf(articles.map(({ path }) => path));
    return {
      ...week,
      timeZone,
      visits: toFigure(headline.visits),
      visitors: toFigure(headline.visitors),
      pageViews: toFigure(headline.pageViews),
      messages: toFigure(headline.messages),
      pages: viewed.slice(0, LISTED),
      sources: sources
        .filter(({ name }) => name !== OTHER)
        .slice(0, LISTED)
        .map(({ name, visits }) => ({ name, visits })),
      articles: articles.map(({ path, views }) => ({ path, title: titles.get(path) ?? null, views })),
    };
  }
}
