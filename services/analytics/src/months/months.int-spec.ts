import { goalReached, submissionReceived } from '@atelier/contracts';
import { anEvent, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aView, type Report, startAnalytics } from '../../test/analytics-under-test.js';

describe('tables of completed months', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics();
  });
  afterAll(() => analytics?.stop());

  const folded = () =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, async (database) => {
      const months = await database.collection('month_figures').find().sort({ _id: 1 }).toArray();
      return months.map(({ _id }) => String(_id));
    });
  const getViews = ({ pages }: Report) => Object.fromEntries(pages.map(({ name, count }) => [name, count]));
  const quarter = { from: '2021-01-31', to: '2021-03-31' };

  it('AANA-1 match the sum of their days, and grow with late events', async () => {
    await analytics.publish(
      aView('a', '2021-01-31T10:00:00Z', { path: '/edge' }),
      aView('b', '2021-02-03T10:00:00Z', { path: '/work' }),
      aView('c', '2021-02-28T10:00:00Z', { path: '/work' }),
      aView('d', '2021-03-01T10:00:00Z', { path: '/blog' }),
      anEvent(goalReached, { goal: 'message_sent', path: '/blog', visitor: 'd' }, { time: '2021-03-01T10:00:05Z' }),
    );
    await analytics.ofDay('2021-03-01', ({ headline }) => expect(headline.bounceRate.value).toBe(0));
    const before = await analytics.getReport(quarter);
    expect(getViews(before)).toEqual({ '/work': 2, '/blog': 1, '/edge': 1 });
    expect(await folded()).toEqual(['2021-02', '2021-03']);
    expect(await analytics.getReport(quarter)).toEqual(before);

    // A released message, a view on a folded day, and one on a day without figures.
    await analytics.publish(
      anEvent(
        submissionReceived,
        { id: 'm', serviceInterest: 'other', status: 'new' },
        { time: '2021-03-01T10:00:04Z' },
      ),
      aView('e', '2021-02-03T11:00:00Z', { path: '/late' }),
      aView('f', '2021-02-04T11:00:00Z', { path: '/later' }),
    );
    await analytics.ofDay('2021-02-04', ({ headline }) => expect(headline.visits.value).toBe(1));
    const after = await analytics.getReport(quarter);
    expect(getViews(after)).toEqual({ '/work': 2, '/blog': 1, '/edge': 1, '/late': 1, '/later': 1 });
    expect(after.sources).toMatchObject([{ name: 'Direct', visits: 6, conversions: 1 }]);
    expect(after.funnel?.map(({ visits }) => visits)).toEqual([6, 0, 0, 1]);
    expect(after.services).toEqual([{ name: 'other', messages: 1 }]);
    expect(after.headline.visits.value).toBe(6);
    const march = await analytics.getReport({ from: '2021-02-04', to: '2021-03-30' });
    expect(getViews(march)).toEqual({ '/work': 1, '/blog': 1, '/later': 1 });
  });

  it('AANA-1 are folded once, however many requests arrive at the same time', async () => {
    await analytics.publish(aView('g', '2020-05-05T10:00:00Z', { path: '/may' }));
    await analytics.ofDay('2020-05-05', ({ headline }) => expect(headline.visits.value).toBe(1));
    const may = { from: '2020-05-01', to: '2020-05-31' };
    const reports = await Promise.all(Array.from({ length: 6 }, () => analytics.getReport(may)));
    for (const report of reports) expect(getViews(report)).toEqual({ '/may': 1 });
    expect((await folded()).filter((month) => month === '2020-05')).toHaveLength(1);
  });
});
