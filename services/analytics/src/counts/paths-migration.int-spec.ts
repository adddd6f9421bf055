import { pageViewed } from '@atelier/contracts';
import {
  dropDatabase,
  inspectDatabase,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { expect, it } from '@jest/globals';
import type { Report } from '../../test/analytics-under-test.js';
import { start } from '../index.js';

const DAY = '2030-01-02';
const row = (path: string, count: number) => ({ day: DAY, name: pageViewed.type, path, count });

it('AANA-1 an upgrade keeps views by path, however often and with however many processes it starts', async () => {
  const keys = await startKeyServer();
  const env = serviceTestEnvironment('analytics', keys.jwksUrl);
  const inDatabase = <Result>(work: (rows: string) => Promise<Result>) => work(env.MONGODB_DATABASE);
  await inDatabase((name) =>
    inspectDatabase(name, (database) =>
      database.collection('daily_counts').insertMany([row('', 5), row('/', 3), row('/blog', 2)]),
    ),
  );
  const both = await Promise.all([start(env), start(env)]);
  await both[0].stop();
  const third = await start(env);
  try {
    const { body } = await serviceClient(third.url, keys)('GET', `/analytics?from=${DAY}&to=${DAY}`, { as: 'viewer' });
    const report = body.data as unknown as Report;
    expect(report.pages.map(({ name, count }) => [name, count])).toEqual([
      ['/', 3],
      ['/blog', 2],
    ]);
    expect(report.headline.pageViews.value).toBe(5);
    expect(report.totals.pageViews).toBe(5);
  } finally {
    await both[1].stop();
    await third.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  }
});
