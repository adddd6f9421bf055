import { inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Report, startAnalytics } from '../../test/analytics-under-test.js';
import { VISITS_A_YEAR, yearOfVisits } from '../../test/year-of-visits.js';

/** A machine that does ten other things needs a third of it. */
const BOUND_MS = 30_000;
const YEAR = { from: '2025-01-01', to: '2025-12-31' };

let analytics: Awaited<ReturnType<typeof startAnalytics>>;
beforeAll(async () => {
  analytics = await startAnalytics('UTC', { VISIT_RETENTION_DAYS: '3650' });
  const days = yearOfVisits(YEAR.from);
  await inspectDatabase(analytics.env.MONGODB_DATABASE, async (database) => {
    await database
      .collection<{ _id: string; timeZone: string }>('day_figures')
      .insertMany(days.flatMap(([visit]) => (visit ? [{ _id: visit.day, timeZone: 'UTC', figures: {} }] : [])));
    for (const visits of days) await database.collection<{ _id: string }>('visits').insertMany(visits);
  });
}, 180_000);
afterAll(() => analytics?.stop());

const measured = async (query: Record<string, string>): Promise<[Report, number]> => {
  const begin = performance.now();
  const report = await analytics.getReport({ ...YEAR, ...query });
  return [report, performance.now() - begin];
};

it('AANA-1 reports any segment of 100,000 visits in a year, and twenty goals', async () => {
  const [all, ofAllMs] = await measured({ path: '/*' });
  expect(all.headline.visits.value).toBe(VISITS_A_YEAR);
  expect(all.series).toHaveLength(365);
  expect(all.headline.visitors.value).toBe(all.series.reduce((sum, { visitors }) => sum + visitors, 0));
  expect(all.sources.reduce((sum, { visits }) => sum + visits, 0)).toBe(VISITS_A_YEAR);
  const [phones, ofPhonesMs] = await measured({ device: 'phone', channel: 'search' });
  expect(phones.headline.visits.value).toBeLessThan(VISITS_A_YEAR / 2);
  for (let goal = 0; goal < 20; goal += 1) {
    const body = {
      name: `Goal ${goal}`,
      target: 'page',
      path: goal % 2 ? '/blog/*' : `/blog/a-post-about-something-${goal}`,
    };
    await analytics.call('POST', '/analytics/goals', { as: 'super_admin', body });
  }
  const [site, ofGoalsMs] = await measured({});
  expect(site.goals?.find(({ name }) => name === 'Goal 1')?.visits.value).toBe(VISITS_A_YEAR);
  for (const tookMs of [ofAllMs, ofPhonesMs, ofGoalsMs]) expect(tookMs).toBeLessThan(BOUND_MS);
}, 180_000);
