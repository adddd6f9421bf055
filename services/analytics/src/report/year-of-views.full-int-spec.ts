import { inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startAnalytics } from '../../test/analytics-under-test.js';
import { DAYS, VIEWS_A_YEAR, yearOfDays } from '../../test/year-of-views.js';

let analytics: Awaited<ReturnType<typeof startAnalytics>>;
beforeAll(async () => {
  analytics = await startAnalytics('America/New_York');
});
afterAll(() => analytics?.stop());

it('AANA-1 a report on a year of 100,000 views reads a dozen documents and one row per day', async () => {
  const days = yearOfDays('2022-01-01');
  await inspectDatabase(analytics.env.MONGODB_DATABASE, (database) =>
    database.collection<{ _id: string }>('day_figures').insertMany(days),
  );
  const report = await analytics.getReport({ from: '2023-01-01', to: '2023-12-31', compare: 'year' });
  expect(report.headline.pageViews).toMatchObject({ value: VIEWS_A_YEAR, before: VIEWS_A_YEAR });
  expect(report.series).toHaveLength(DAYS);
  expect(report.sources.reduce((sum, { visits }) => sum + visits, 0)).toBe(report.headline.visits.value);
  const [months, folded] = await inspectDatabase(analytics.env.MONGODB_DATABASE, async (database) => [
    await database.collection('month_figures').countDocuments(),
    await database.collection<{ _id: string }>('day_figures').countDocuments({ isFolded: true }),
  ]);
  expect([months, folded]).toEqual([12, DAYS]);
}, 120_000);
