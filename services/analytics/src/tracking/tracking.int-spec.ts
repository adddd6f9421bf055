import { randomBytes } from 'node:crypto';
import { pageViewed } from '@atelier/contracts';
import {
  dropDatabase,
  eventually,
  inspectDatabase,
  publishedEvents,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DESKTOP } from '../../test/browsers.js';
import { start } from '../index.js';

const aPath = () => `/tracked-${randomBytes(6).toString('hex')}`;

describe('page view tracking', () => {
  let keys: Awaited<ReturnType<typeof startKeyServer>>;
  let service: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;
  let call: ServiceCall;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('analytics', keys.jwksUrl);
    service = await start(env);
    call = serviceClient(service.url, keys);
  });
  afterAll(async () => {
    await service?.stop();
    await keys?.stop();
    if (env !== undefined) await dropDatabase(env.MONGODB_DATABASE);
  });

  const outboxSize = () =>
    inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection('outbox').countDocuments());
  const toView = (path: string) =>
    eventually(async () => {
      const [event, ...others] = await publishedEvents(pageViewed.type, path);
      expect(event).toBeDefined();
      expect(others).toEqual([]);
      return event?.data;
    });

  it.each([
    ['https://ada:secret@news.example/item?id=1#ada', 'news.example'],
    ['about:blank', null],
    ['no address', null],
    [undefined, null],
  ])('PLT-4 publishes only the host of the referrer %s, and sets no cookie', async (referrer, host) => {
    const path = aPath();
    const body = { path: `${path}?email=ada@example.com#ada`, ...(referrer === undefined ? {} : { referrer }) };
    const answer = await call('POST', '/analytics/track', { body, headers: { 'user-agent': DESKTOP } });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ success: true, message: expect.any(String) });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await toView(path)).toEqual({
      path,
      referrerHost: host,
      visitor: expect.stringMatching(/^[\w-]{22}$/),
      sketchEntry: { register: expect.any(Number), rank: expect.any(Number) },
      device: 'desktop',
      browser: 'Chrome',
      system: 'Linux',
    });
  });

  it.each([
    ['a path that is too long', { path: `/${'a'.repeat(500)}` }, 'path'],
    ['a path that is no text', { path: { $ne: '' } }, 'path'],
    ['another event', { path: '/', event: 'purchase' }, 'event'],
    ['an over-long referrer', { path: '/', referrer: `https://news.example/${'a'.repeat(500)}` }, 'referrer'],
    ['a list', [], 'body'],
  ])('API-SEO rejects %s, names the field, and publishes nothing', async (_case, body, field) => {
    const before = await outboxSize();
    const refused = await call('POST', '/analytics/track', { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((issue) => issue.field)).toContain(field);
    expect(await outboxSize()).toBe(before);
  });

  it('API-SEO rejects content types other than JSON with 415', async () => {
    const before = await outboxSize();
    const refused = await fetch(`${service.url}/analytics/track`, { method: 'POST', body: '{"path":"/"}' });
    expect(refused.status).toBe(415);
    expect(await outboxSize()).toBe(before);
  });
});
