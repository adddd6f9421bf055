import { DEFAULT_STAFF_SETTINGS, DEFAULT_STUDIO, studioUpdated } from '@atelier/contracts';
import { StudioConsumer } from '@atelier/service-kit';
import { anEvent, inspectDatabase } from '@atelier/test-kit';
import { setClock } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aView, hangClock, startAnalytics } from '../../test/analytics-under-test.js';
import { StudioCopy } from '../studio/studio-copy.js';

const NEW_YORK = 'America/New_York';

describe('studio days', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics(NEW_YORK);
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => analytics?.stop());

  const inDatabase = <Result>(work: Parameters<typeof inspectDatabase<Result>>[1]) =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, work);

  it("AANA-1 start at midnight in the studio's time zone", async () => {
    await analytics.publish(
      aView('evening', '2036-05-02T03:59:59Z'),
      aView('night', '2036-05-02T04:00:00Z'),
      aView('next', '2036-05-03T03:59:59Z'),
    );
    const day = await analytics.ofDay('2036-05-02', ({ headline }) => expect(headline.visits.value).toBe(2));
    expect(day).toMatchObject({ timeZone: NEW_YORK, otherZones: [] });
    const before = await analytics.getReport({ from: '2036-05-01', to: '2036-05-01' });
    expect(before.headline).toMatchObject({ visits: { value: 1 }, visitors: { value: 1 }, pageViews: { value: 1 } });
    expect(before.totals.pageViews).toBe(1);
  });

  it.each([
    ['2025-03-09', 23, '2025-03-09T05:00:00Z', '2025-03-10T03:00:00Z'],
    ['2025-11-02', 25, '2025-11-02T04:00:00Z', '2025-11-03T04:00:00Z'],
  ])('AANA-1 %s has %i hours, and each view falls within one of them', async (day, hours, first, last) => {
    const every = Array.from({ length: hours * 2 }, (_none, half) =>
      new Date(Date.parse(first) + half * 30 * 60_000).toISOString(),
    );
    await analytics.publish(...every.map((time, index) => aView(`${day}-${index}`, time)));
    const { series, interval } = await analytics.ofDay(day, ({ headline }) =>
      expect(headline.pageViews.value).toBe(hours * 2),
    );
    expect(interval).toBe('hour');
    expect(series.map(({ pageViews, visitors }) => [pageViews, visitors])).toEqual(Array(hours).fill([2, 2]));
    expect([series[0]?.at, series.at(-1)?.at]).toEqual([first, last]);
  });

  it('AANA-1 are compared with the same part of the earlier day while they are in progress', async () => {
    setClock('2037-06-10T18:20:00Z');
    await analytics.publish(
      aView('a', '2037-06-09T13:00:00Z'),
      aView('a', '2037-06-09T17:00:00Z', { path: '/late-morning' }),
      aView('b', '2037-06-09T18:14:00Z'),
      aView('c', '2037-06-09T18:15:00Z'),
      aView('d', '2037-06-10T03:00:00Z'),
      aView('today', '2037-06-10T18:00:00Z'),
    );
    const today = await analytics.ofDay('2037-06-10', ({ headline }) => expect(headline.visits.value).toBe(1));
    expect(today.until).toBe('2037-06-10T18:20:00.000Z');
    const report = await analytics.getReport({ days: '1', compare: 'previous' });
    expect(report).toMatchObject({ from: '2037-06-10', to: '2037-06-10' });
    expect(report.comparison).toMatchObject({
      from: '2037-06-09',
      to: '2037-06-09',
      of: { from: '2037-06-10', to: '2037-06-10' },
      until: '2037-06-09T18:15:00.000Z',
    });
    expect(report.headline).toMatchObject({
      visits: { value: 1, before: 3 },
      visitors: { value: 1, before: 2 },
      pageViews: { value: 1, before: 3 },
    });
    // The other day's line stays complete, for the hours to come.
    expect(report.comparison?.series.reduce((sum, { pageViews }) => sum + pageViews, 0)).toBe(5);
    const week = await analytics.getReport({ days: '7', compare: 'previous' });
    expect(week.headline.visits).toMatchObject({ value: 6, before: 0 });
    const overlapping = await analytics.getReport({ from: '2037-06-10', to: '2037-06-11', compare: 'previous' });
    expect(overlapping.comparison).toMatchObject({ from: '2037-06-08', until: '2037-06-08T18:15:00.000Z' });
    expect(overlapping.headline.visits.before).toBe(0);
  });

  it('AANA-1 are compared with the same part of the earlier day in a segment too', async () => {
    setClock('2037-07-10T18:20:00Z');
    await analytics.publish(
      aView('before', '2037-07-07T16:00:00Z'),
      ...['07-08T16', '07-08T19', '07-09T16', '07-10T16'].map((hour) =>
        aView(hour, `2037-${hour}:00:00Z`, { path: '/work' }),
      ),
    );
    await analytics.ofDay('2037-07-10', ({ headline }) => expect(headline.visits.value).toBe(1));
    const report = await analytics.getReport({ days: '2', path: '/work', compare: 'previous' });
    expect(report.comparison).toMatchObject({
      from: '2037-07-07',
      to: '2037-07-08',
      of: { from: '2037-07-09', to: '2037-07-10' },
      until: '2037-07-08T18:15:00.000Z',
    });
    expect(report.headline.visits).toEqual({ value: 2, before: 1, change: 1 });
    const today = await analytics.getReport({ days: '1', path: '/work', compare: 'previous' });
    expect(today.headline.visits).toEqual({ value: 1, before: 1, change: 0 });
  });

  it('AANA-1 from an earlier version stay in UTC and readable by day and hour', async () => {
    const all = { views: 7, visits: 5, visitors: 4, bounces: 2, seconds: 60, messages: 1 };
    const hours = { '03': { views: 3, visits: 2, visitors: 2 }, 15: { views: 4, visits: 3, visitors: 3 } };
    await inDatabase((database) =>
      database
        .collection<{ _id: string; figures: object }>('day_figures')
        .insertOne({ _id: '2021-05-05', figures: { site: { all }, hours } }),
    );
    const report = await analytics.getReport({ from: '2021-05-05', to: '2021-05-05' });
    expect(report.headline).toMatchObject({ pageViews: { value: 7 }, visits: { value: 5 }, visitors: { value: 4 } });
    expect(report.otherZones).toEqual([{ timeZone: 'UTC', from: '2021-05-05', to: '2021-05-05' }]);
    expect(
      report.series.map(({ pageViews }) => pageViews).flatMap((views, hour) => (views ? [[hour, views]] : [])),
    ).toEqual([
      [3, 3],
      [15, 4],
    ]);
    setClock('2021-05-06T16:10:00Z');
    const next = await analytics.getReport({ days: '1', compare: 'previous' });
    expect(next.headline).toMatchObject({ pageViews: { before: 3 }, visitors: { before: 2 } });
  });

  it('AANA-1 follow the time zone setting, while earlier counts stay on their day', async () => {
    const follow = (version: number, timeZone: string) =>
      analytics.application.get(StudioConsumer).onStudioUpdated(
        anEvent(studioUpdated, {
          ...DEFAULT_STUDIO,
          ...DEFAULT_STAFF_SETTINGS,
          navigation: [],
          timeZone,
          version,
          updatedAt: '2026-01-01T00:00:00.000Z',
        }),
      );
    const clock = analytics.application.get(StudioCopy);
    await inDatabase((database) => database.collection('studio').deleteMany({}));
    expect(await clock.timeZone()).toBe(DEFAULT_STUDIO.timeZone);
    await follow(2, 'Asia/Tokyo');
    await follow(1, 'Europe/Berlin');
    expect(await clock.timeZone()).toBe('Asia/Tokyo');
    await hangClock(analytics.env.MONGODB_DATABASE, NEW_YORK);
    await analytics.publish(aView('mover', '2038-02-01T14:50:00Z'));
    await analytics.ofDay('2038-02-01', ({ headline }) => expect(headline.visits.value).toBe(1));
    await hangClock(analytics.env.MONGODB_DATABASE, 'Asia/Tokyo');
    // Past midnight in Tokyo: a view on the next day there, in a visit of the day in New York.
    await analytics.publish(aView('mover', '2038-02-01T15:10:00Z', { path: '/work' }));
    await analytics.ofDay('2038-02-02', ({ headline }) => expect(headline.pageViews.value).toBe(1));
    setClock('2038-02-03T12:00:00Z');
    const both = await analytics.getReport({ from: '2038-02-01', to: '2038-02-02' });
    expect(both).toMatchObject({
      timeZone: 'Asia/Tokyo',
      otherZones: [{ timeZone: NEW_YORK, from: '2038-02-01', to: '2038-02-01' }],
      headline: { pageViews: { value: 2 }, visits: { value: 1 }, visitors: { value: 1 }, bounceRate: { value: 0 } },
    });
    expect(both.series.reduce((sum, { pageViews }) => sum + pageViews, 0)).toBe(2);
    await hangClock(analytics.env.MONGODB_DATABASE, NEW_YORK);
  });

  it.each([
    ['days=0', 'Days must be a whole number from 1 to 366'],
    ['days=many', 'Days must be a whole number from 1 to 366'],
    ['days=7&to=2026-01-01', 'Ask for a number of days or for a first and a last one, not for both'],
  ])('AANA-1 reject %s with a reason', async (query, message) => {
    const { status, body } = await analytics.call('GET', `/analytics?${query}`, { as: 'viewer' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'days', message }]);
  });
});
