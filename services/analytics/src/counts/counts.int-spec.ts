import {
  type AnalyticsReport,
  pageViewed,
  submissionDeleted,
  submissionReceived,
  submissionResponded,
} from '@atelier/contracts';
import {
  anEvent,
  dropDatabase,
  eventually,
  type KeyServer,
  publishEvent,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DESKTOP } from '../../test/browsers.js';
import { aPublication } from '../../test/published-posts.js';
import { start } from '../index.js';

/** Days far from now, to avoid events of other tests. */
const DAY = '2031-05-17';
const TIME = `${DAY}T12:00:00.000Z`;

describe('analytics from events', () => {
  let keys: KeyServer;
  let service: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('analytics', keys.jwksUrl);
    service = await start(env);
  });
  afterAll(async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  const call: ServiceCall = (...request) => serviceClient(service.url, keys)(...request);
  const getReport = async (query: string) =>
    (await call('GET', `/analytics?${query}`, { as: 'viewer' })).body.data as AnalyticsReport['data'];
  const ofTheDay = () => getReport(`from=${DAY}&to=${DAY}`);

  it('AANA-1 counts views by page and day, and counts messages', async () => {
    await publishEvent(anEvent(pageViewed, { path: '/blog', referrerHost: null }, { time: TIME }));
    await publishEvent(anEvent(pageViewed, { path: '/blog', referrerHost: null }, { time: TIME }));
    await publishEvent(
      anEvent(submissionReceived, { id: 'a', serviceInterest: 'other', status: 'new' }, { time: TIME }),
    );
    await eventually(async () =>
      expect((await ofTheDay()).totals).toEqual({ pageViews: 2, messages: 1, responses: 0, publications: 0 }),
    );
    expect((await ofTheDay()).pages).toMatchObject([{ name: '/blog', count: 2 }]);
    expect((await ofTheDay()).days).toEqual([{ day: DAY, pageViews: 2, messages: 1, publications: 0 }]);
  });

  it('PLT-4 counts publications, responses, and every other event of content and contacts', async () => {
    const time = '2031-06-18T23:59:59.999Z';
    const submission = { id: 'b', serviceInterest: 'other', status: 'responded' } as const;
    await publishEvent(aPublication(time));
    await publishEvent(anEvent(submissionResponded, { ...submission, responseId: 'r' }, { time }));
    await publishEvent(anEvent(submissionDeleted, submission, { time }));
    await eventually(async () => {
      const report = await getReport('from=2031-06-18&to=2031-06-18');
      expect(report.totals).toEqual({ pageViews: 0, messages: 0, responses: 1, publications: 1 });
      expect(report.events).toHaveLength(3);
      expect(report.events).toContainEqual({ name: submissionDeleted.type, count: 1 });
    });
  });

  it('PLT-5 counts an event once, although it is delivered twice', async () => {
    const event = anEvent(pageViewed, { path: '/twice', referrerHost: null }, { time: TIME });
    await publishEvent(event);
    await publishEvent(event);
    await publishEvent(anEvent(pageViewed, { path: '/after', referrerHost: null }, { time: TIME }));
    await eventually(async () => expect((await ofTheDay()).pages.map(({ name }) => name)).toContain('/after'));
    expect((await ofTheDay()).pages.find(({ name }) => name === '/twice')?.count).toBe(1);
  });

  it('API-SEO accepts a view from anyone, and counts it without its query string', async () => {
    const path = `/tracked-${Date.now()}`;
    const answer = await call('POST', '/analytics/track', {
      body: { path: `${path}?email=x`, referrer: 'https://news.example/item?id=1' },
      headers: { 'user-agent': DESKTOP },
    });
    expect(answer.status).toBe(202);
    await eventually(async () => expect((await getReport('')).pages.find(({ name }) => name === path)?.count).toBe(1));
  });

  it.each([
    ['a path without a slash', { path: 'blog' }, 'path'],
    ['an unknown field', { path: '/', visitor: 'me' }, 'visitor'],
    ['no path', {}, 'path'],
  ])('API-SEO rejects %s', async (_what, body, field) => {
    const refused = await call('POST', '/analytics/track', { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((issue) => issue.field)).toContain(field);
  });

  it('API-SEO shows figures only to staff who may read them', async () => {
    expect((await call('GET', '/analytics')).status).toBe(401);
    expect((await call('GET', '/analytics', { as: 'support' })).status).toBe(403);
    for (const period of ['from=yesterday', 'from=1970-01-01&to=2026-01-01', 'from=2026-02-02&to=2026-02-01'])
      expect((await call('GET', `/analytics?${period}`, { as: 'viewer' })).status).toBe(400);
  });
});
