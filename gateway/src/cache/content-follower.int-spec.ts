import {
  DEFAULT_STAFF_SETTINGS,
  DEFAULT_STUDIO,
  type ItemSnapshot,
  projectDeleted,
  projectUnpublished,
  projectUpdated,
  studioUpdated,
} from '@atelier/contracts';
import { anEvent, eventually, publishEvent } from '@atelier/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  aSnapshot,
  type CacheUnderTest,
  getOutcome,
  startCacheUnderTest,
  titleIn,
  toList,
} from '../../test/cache-under-test.js';

describe('cache invalidation by events', () => {
  let cache: CacheUnderTest;
  let item: ItemSnapshot;
  let path: string;
  let ask: CacheUnderTest['ask'];
  let untilHit: CacheUnderTest['untilHit'];

  beforeAll(async () => {
    cache = await startCacheUnderTest();
    ({ ask, untilHit } = cache);
  });
  beforeEach(() => {
    item = aSnapshot();
    path = `/api/projects?search=${item.id}`;
    cache.content.answer = () => toList(item);
    cache.content.requests.length = 0;
  });
  afterAll(() => cache.stop());

  it('shows a change as soon as its event arrives', async () => {
    await ask(path);
    await untilHit(path);
    item = { ...item, title: 'second' };
    await publishEvent(anEvent(projectUpdated, item));
    await eventually(async () => expect(titleIn(await ask(path))).toBe('second'));
  });

  it('PLT-3 shows a change whose event is not in the stream yet', async () => {
    const earlier = anEvent(projectUpdated, item);
    await publishEvent(earlier, earlier.id);
    await ask(path);
    await untilHit(path);
    item = { ...item, title: 'second' };
    // The stream takes it for a repetition of the first and drops it.
    await publishEvent(anEvent(projectUpdated, item), earlier.id);
    await eventually(async () => expect(titleIn(await ask(path))).toBe('second'));
  });

  it('PLT-3 asks the service once per change, however often the event arrives', async () => {
    const changed = anEvent(projectUpdated, item);
    // Changes of other tests must not count.
    const { body } = toList(item);
    cache.content.answer = () => ({ headers: { 'cache-tag': `project:${item.id}` }, body });
    await publishEvent(changed);
    await untilHit(path);
    const { length } = cache.content.requests;
    await publishEvent(changed);
    await publishEvent(changed);
    expect(getOutcome(await ask(path))).toEqual([200, 'hit']);
    expect(cache.content.requests).toHaveLength(length);
  });

  it('ASET-1 shows new studio settings as soon as their event arrives', async () => {
    let phone = '1';
    cache.content.answer = () => ({
      headers: { 'cache-tag': 'settings' },
      body: { success: true, data: { details: { phone } } },
    });
    await ask('/api/studio');
    await untilHit('/api/studio');
    phone = '2';
    // Version 0 is newer than nothing: services of other tests on the same broker stay as they are.
    const settings = { ...DEFAULT_STUDIO, ...DEFAULT_STAFF_SETTINGS, navigation: [] };
    await publishEvent(anEvent(studioUpdated, { ...settings, version: 0, updatedAt: new Date().toISOString() }));
    await eventually(async () => expect(String((await ask('/api/studio')).body)).toContain('"phone":"2"'));
  });

  it('serves the last good answer, marked as stale, while the service is down', async () => {
    await ask(path);
    cache.content.answer = () => ({
      status: 503,
      body: { success: false, message: 'away', error: 'x', requestId: '1' },
    });
    await publishEvent(anEvent(projectUpdated, item));
    const stale = await eventually(async () => {
      const answer = await ask(path);
      expect(getOutcome(answer)).toEqual([200, 'stale']);
      return answer;
    });
    expect(stale.headers.warning).toBe('110 - "Response is Stale"');
    expect(titleIn(stale)).toBe('A shop');
    expect(getOutcome(await ask(`${path}&page=2`))).toEqual([503, 'miss']);
  });

  it.each([projectUnpublished, projectDeleted])(
    'removes all answers for an item that is taken down: $type',
    async (taken) => {
      const detail = `/api/projects/${item.slug}`;
      await Promise.all([ask(path), ask(detail)]);
      cache.content.answer = () => ({ status: 503, body: { success: false } });
      await publishEvent(anEvent(taken, { ...item, isPublic: false }));
      for (const url of [path, detail]) await eventually(async () => expect((await ask(url)).status).toBe(503));
    },
  );

  it('serves no stale answers for items that were taken down while the broker was unreachable', async () => {
    const untouched = '/api/services?search=calm';
    cache.content.answer = ({ url }) => (url?.startsWith('/services') ? toList(aSnapshot(), 'service') : toList(item));
    await Promise.all([ask(path), ask(untouched)]);
    await untilHit(path);
    cache.broker.cut();
    item = { ...item, title: 'second' };
    await publishEvent(anEvent(projectUpdated, item));
    await eventually(async () => expect(titleIn(await ask(path))).toBe('second'));
    await publishEvent(anEvent(projectDeleted, item));
    cache.broker.mend();
    await cache.untilConnected();
    cache.content.answer = () => ({ status: 503, body: { success: false } });
    await eventually(async () => expect((await ask(path)).status).toBe(503));
    // What was missed is read up, so the rest need not be forgotten.
    expect(getOutcome(await ask(untouched))).toEqual([200, 'stale']);
  });
});
