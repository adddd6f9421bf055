import { type EventData, weekSummarized } from '@atelier/contracts';
import { EventBacklog } from '@atelier/service-kit';
import { eventually, inspectDatabase, publishedEvents } from '@atelier/test-kit';
import { setClock } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aView, startAnalytics } from '../../test/analytics-under-test.js';
import { aPublication } from '../../test/published-posts.js';
import { start } from '../index.js';
import { ReportService } from '../report/report.service.js';
import { WeeklySummaryService } from './weekly-summary.service.js';
import { WeeklySummaryClock } from './weekly-summary-clock.js';

/** Mondays. Eight o'clock in New York is noon or one in UTC. */
const MONDAY = '2039-03-07';
const NEXT_MONDAY = '2039-03-14';
const EIGHT = `${NEXT_MONDAY}T12:00:00Z`;

describe('weekly summary', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics('America/New_York');
  });
  afterEach(async () => {
    jest.useRealTimers();
    await inDatabase((database) => database.collection('summarized_weeks').deleteMany());
  });
  afterAll(() => analytics.stop());

  const inDatabase = (work: Parameters<typeof inspectDatabase>[1]) =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, work);
  const summarizeAt = (time: string, application = analytics.application) => {
    setClock(time);
    return application.get(WeeklySummaryService).summarize(new Date());
  };
  /** Events stay in the stream, so each test has its own weeks. */
  const publishedFor = async (monday: string) =>
    (await publishedEvents(weekSummarized.type, monday)).map(({ data }) => data as EventData<typeof weekSummarized>);
  const isPublishedOnce = (monday: string) =>
    eventually(async () => expect(await publishedFor(monday)).toHaveLength(1));
  const viewOn = async (day: string, visitor = day) => {
    await analytics.publish(aView(visitor, `${day}T16:00:00Z`));
    await analytics.ofDay(day, ({ headline }) => expect(headline.visits.value).toBeGreaterThan(0));
  };

  it('AANA-1 PLT-4 is published from Monday at eight in the studio’s time zone, and covers Monday to Sunday there', async () => {
    const post = aPublication('2039-03-08T08:00:00.000Z');
    const path = `/blog/${(post.data as { slug: string }).slug}`;
    await analytics.publish(
      post,
      aView('before', '2039-03-07T04:59:59Z'),
      aView('first', '2039-03-07T05:00:00Z', { path: '/work', referrerHost: 'news.example' }),
      aView('last', '2039-03-14T03:59:59Z', { path }),
      aView('after', '2039-03-14T04:00:00Z'),
    );
    await analytics.ofDay(NEXT_MONDAY, ({ headline }) => expect(headline.visits.value).toBe(1));
    await analytics.ofDay(MONDAY, ({ publications }) => expect(publications).toEqual([]));
    expect(await summarizeAt('2039-03-14T11:59:59Z')).toBe(false);
    expect(await summarizeAt(EIGHT)).toBe(true);
    await isPublishedOnce(MONDAY);
    const [summary] = await publishedFor(MONDAY);
    expect(summary).toMatchObject({
      from: MONDAY,
      to: '2039-03-13',
      timeZone: 'America/New_York',
      visits: { value: 2, before: 1, change: 1 },
      visitors: { value: 2, before: 1 },
      pageViews: { value: 2, before: 1 },
      messages: { value: 0, before: 0, change: null },
      articles: [{ path, title: 'A post', views: 1 }],
    });
    expect(summary?.pages.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      { path, views: 1 },
      { path: '/work', views: 1 },
    ]);
    expect(summary?.sources).toContainEqual({ name: 'news.example', visits: 1 });
    expect(JSON.stringify(summary)).not.toMatch(/first|last/);
  });

  it('AANA-1 PLT-5 is published once by two concurrent processes, and not again after a restart', async () => {
    const [monday, after] = ['2039-05-02', '2039-05-09T12:00:00Z'];
    await viewOn('2039-05-03');
    const second = await start(analytics.env);
    try {
      setClock(after);
      const both = [analytics.application, second.application];
      const turns = [...both, ...both, ...both].map((application) => summarizeAt(after, application));
      expect((await Promise.all(turns)).filter(Boolean)).toEqual([true]);
    } finally {
      await second.stop();
    }
    const third = await start(analytics.env);
    expect(await summarizeAt('2039-05-10T12:00:00Z', third.application)).toBe(false);
    await third.stop();
    await isPublishedOnce(monday);
  });

  it('AANA-1 PLT-5 is not published again, nor for an earlier week, if the clock jumps back', async () => {
    for (const day of ['2039-07-05', '2039-07-12']) await viewOn(day);
    expect(await summarizeAt('2039-07-18T12:00:00Z')).toBe(true);
    for (const time of ['2039-07-18T11:00:00Z', '2039-07-17T12:00:00Z', '2039-07-12T12:00:00Z', '2039-07-18T12:00:00Z'])
      expect(await summarizeAt(time)).toBe(false);
    await isPublishedOnce('2039-07-11');
    expect(await publishedFor('2039-07-04')).toEqual([]);
  });

  it('AANA-1 covers only the last week after a downtime of several weeks', async () => {
    for (const day of ['2039-09-06', '2039-09-13', '2039-09-20']) await viewOn(day);
    expect(await summarizeAt('2039-09-29T03:00:00Z')).toBe(true);
    await isPublishedOnce('2039-09-19');
    expect(await publishedFor('2039-09-12')).toEqual([]);
  });

  it('AANA-1 is published once its week is counted, although views of a busy site always wait', async () => {
    await viewOn('2039-10-04');
    setClock('2039-10-10T14:00:00Z');
    const { application } = analytics;
    const until = jest.spyOn(application.get(EventBacklog), 'findAppliedUntil');
    const summarize = jest.spyOn(application.get(WeeklySummaryService), 'summarize');
    const look = async (countedUntil: string) => {
      until.mockResolvedValueOnce(new Date(countedUntil));
      summarize.mockClear();
      application.get(WeeklySummaryClock).nudge();
      await eventually(async () => expect(summarize).toHaveBeenCalled());
      return summarize.mock.results[0]?.value;
    };
    expect(await look('2039-10-10T03:59:59Z')).toBe(false);
    expect(await look('2039-10-10T13:59:59Z')).toBe(true);
    summarize.mockRestore();
    until.mockRestore();
  });

  it('AANA-1 is not published for a week without counts, and no report is computed for it', async () => {
    await viewOn('2039-10-25');
    const computeReport = jest.spyOn(analytics.application.get(ReportService), 'report');
    expect(await summarizeAt('2039-11-07T13:00:00Z')).toBe(false);
    expect(await publishedFor('2039-10-31')).toEqual([]);
    expect(computeReport).not.toHaveBeenCalled();
    computeReport.mockRestore();
  });
});
