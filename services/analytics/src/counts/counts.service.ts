import {
  type AnalyticsReport,
  type CloudEvent,
  pageViewed,
  postPublished,
  submissionReceived,
  submissionResponded,
} from '@atelier/contracts';
import { dataOf, Inbox, InvalidInput } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import type { DailyCount } from './count.schema.js';
import { CountsRepository } from './counts.repository.js';
import type { Period } from './period.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;
const TOP_PATHS = 20;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const sumOf = (counts: readonly DailyCount[], name: string): number =>
  counts.filter((count) => count.name === name).reduce((sum, { count }) => sum + count, 0);

const daysOf = ({ from, to }: Period): string[] => {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) days.push(dayOf(new Date(time)));
  return days;
};

/** A report names each of its days, so their number is bounded. */
const requireBounded = ({ from, to }: Period): void => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > MAX_DAYS) throw new InvalidInput([{ field: 'from', message: `Period must be at most ${MAX_DAYS} days` }]);
  if (days < 1) throw new InvalidInput([{ field: 'to', message: 'End must not be before the beginning' }]);
};

const byName = (counts: readonly DailyCount[]) =>
  [...new Set(counts.map(({ name }) => name))]
    .map((name) => ({ name, count: sumOf(counts, name) }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));

@Injectable()
export class CountsService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly inbox: Inbox,
  ) {}

  /** Counts an event once, however often it is delivered. */
  async count(event: CloudEvent): Promise<void> {
    const day = dayOf(new Date(event.time));
    await this.inbox.once(event, async () => {
      await this.counts.add({ day, name: event.type, path: '' });
      if (event.type === pageViewed.type)
        await this.counts.add({ day, name: event.type, path: dataOf(pageViewed, event).path });
    });
  }

  async report(wanted: Partial<Period>): Promise<AnalyticsReport['data']> {
    const to = wanted.to ?? dayOf(new Date());
    const period = { to, from: wanted.from ?? dayOf(new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS)) };
    requireBounded(period);
    const counts = await this.counts.byDay(period);
    const pages = await this.counts.topPaths(pageViewed.type, period, TOP_PATHS);
    return {
      ...period,
      totals: {
        pageViews: sumOf(counts, pageViewed.type),
        messages: sumOf(counts, submissionReceived.type),
        responses: sumOf(counts, submissionResponded.type),
        publications: sumOf(counts, postPublished.type),
      },
      events: byName(counts),
      pages,
      days: daysOf(period).map((day) => {
        const today = counts.filter((count) => count.day === day);
        return {
          day,
          pageViews: sumOf(today, pageViewed.type),
          messages: sumOf(today, submissionReceived.type),
          publications: sumOf(today, postPublished.type),
        };
      }),
    };
  }
}
