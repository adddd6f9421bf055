import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ItemSnapshot } from '@atelier/contracts';
import { eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  aSnapshot,
  type CacheUnderTest,
  getOutcome,
  startCacheUnderTest,
  titleIn,
  toList,
} from '../../test/cache-under-test.js';
import { start } from '../index.js';

describe('gateway response cache', () => {
  let cache: CacheUnderTest;
  let item: ItemSnapshot;
  let path: string;
  let ask: CacheUnderTest['ask'];
  let untilHit: CacheUnderTest['untilHit'];

  beforeAll(async () => {
    cache = await startCacheUnderTest({ disconnected: true });
    ({ ask, untilHit } = cache);
  });
  beforeEach(() => {
    item = aSnapshot();
    path = `/api/projects?search=${item.id}`;
    cache.content.answer = () => toList(item);
    cache.content.requests.length = 0;
  });
  afterAll(() => cache.stop());

  it('asks the service once and answers later requests from the cached bytes', async () => {
    const first = await ask(path);
    expect(getOutcome(first)).toEqual([200, 'miss']);
    const second = await untilHit(path);
    expect(second.body).toEqual(first.body);
    expect(second.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(first.body.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'access-control-allow-origin': 'http://studio.test',
      'strict-transport-security': expect.any(String),
    });
  });

  it('gives each request an ID, or keeps the ID that the client sent', async () => {
    await ask(path);
    const ids = [await untilHit(path), await untilHit(path)].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect((await ask(path, { 'x-request-id': 'mine-7' })).headers['x-request-id']).toBe('mine-7');
    expect((await ask(path, { 'x-request-id': 'no good' })).headers['x-request-id']).not.toBe('no good');
  });

  it('answers in the client’s preferred encoding, and answers HEAD with the same headers', async () => {
    const { body } = await ask(path);
    const inCoding = (encoding: string) =>
      eventually(async () => {
        const answer = await ask(path, { 'accept-encoding': encoding });
        expect(answer.headers['content-encoding']).toBe(encoding.split(',')[0]);
        return answer;
      });
    const brotli = await inCoding('br, gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(body);
    expect(gunzipSync((await inCoding('gzip')).body)).toEqual(body);
    const head = await ask(path, { 'accept-encoding': 'br, gzip' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(brotli.body.length));
  });

  it('answers 304 if the ETag matches, including in a list, for *, and for HEAD', async () => {
    const etag = String((await ask(path)).headers.etag);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*'])
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await ask(path, { 'if-none-match': known }, method);
        expect([status, headers.etag, body.length]).toEqual([304, etag, 0]);
      }
    expect((await ask(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('asks the service once for concurrent requests for the same URL', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    cache.content.answer = () => gate.then(() => toList(item));
    const all = Array.from({ length: 20 }, () => ask(path));
    await eventually(async () => expect(cache.content.requests).toHaveLength(1));
    release();
    for (const answer of await Promise.all(all)) expect(titleIn(answer)).toBe('A shop');
    expect(cache.content.requests).toHaveLength(1);
  });

  it('bypasses the cache for requests with a token, an API key or a session', async () => {
    await ask(path);
    await untilHit(path);
    const before = cache.content.requests.length;
    const token = await cache.keys.headersFor('viewer');
    for (const headers of [token, { cookie: 'a=1; __Host-atelier-refresh=x' }, { cookie: 'atelier-refresh=x' }])
      expect((await ask(path, headers)).headers['x-cache']).toBeUndefined();
    expect(cache.content.requests).toHaveLength(before + 3);
    expect((await ask(path, token)).headers['cache-control']).toBe('no-store');
    expect((await ask(path, { cookie: 'theme=dark' })).headers['x-cache']).toBeDefined();
  });

  it('forwards no visitor data except the requested address, so shared answers contain nothing personal', async () => {
    await ask(path, {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      host: 'evil.example',
      'user-agent': 'probe',
      'accept-language': 'xx',
      cookie: 'theme=dark',
      'x-original-url': '/admin',
    });
    const [seen] = cache.content.requests;
    expect(seen?.url).toBe(path.replace('/api', ''));
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual([
      'accept',
      'connection',
      'host',
      'traceparent',
      'x-request-id',
    ]);
    expect(seen?.headers.host).toBe(new URL(cache.content.url).host);
  });

  it('shares failures without mixing up their request IDs, and does not cache them', async () => {
    cache.content.answer = () => ({
      status: 404,
      body: { success: false, message: 'none', error: 'x', requestId: 'theirs' },
    });
    const [one, two] = await Promise.all(
      ['mine-1', 'mine-2'].map((requestId) => ask(path, { 'x-request-id': requestId })),
    );
    expect([one, two].map((answer) => JSON.parse(String(answer?.body)).requestId)).toEqual(['mine-1', 'mine-2']);
    expect(one?.headers['cache-control']).toBe('no-store');
    cache.content.answer = () => toList(item);
    expect((await ask(path)).status).toBe(200);
  });

  it('does not cache answers that set a cookie, are truncated, or are too large, and forwards what it can', async () => {
    cache.content.answer = () => ({ ...toList(item), headers: { 'set-cookie': 'a=1' } });
    const withCookie = await ask(path);
    expect([withCookie.headers['set-cookie'], withCookie.headers['x-cache']]).toEqual([['a=1'], undefined]);
    const large = JSON.stringify({ success: true, data: ['x'.repeat(1024 * 1024)] });
    cache.content.answer = () => ({ body: large });
    expect((await ask(path)).body.length).toBe(large.length);
    cache.content.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100', 'content-type': 'application/json' }).write('{"success":');
      setImmediate(() => response.destroy());
      return undefined;
    };
    expect((await ask(path)).status).toBe(503);
    cache.content.answer = () => toList(item);
    expect(getOutcome(await ask(path))).toEqual([200, 'miss']);
  });

  it('sends cache tags to units only', async () => {
    const tagged = `projects,project:${item.id}`;
    const asUnit = { 'surrogate-capability': 'atelier="Surrogate/1.0"' };
    expect((await ask(path)).headers['cache-tag']).toBeUndefined();
    expect((await untilHit(path)).headers['cache-tag']).toBeUndefined();
    expect((await untilHit(path, asUnit)).headers['cache-tag']).toBe(tagged);
    expect((await ask(`${path}&page=2`, asUnit)).headers['cache-tag']).toBe(tagged);
    const withToken = await ask(path, await cache.keys.headersFor('viewer'));
    expect([withToken.status, withToken.headers['cache-tag']]).toEqual([200, undefined]);
  });

  it('asks the service again if the previous answer had no tags', async () => {
    cache.content.answer = () => ({ body: toList(item).body });
    expect([getOutcome(await ask(path)), getOutcome(await ask(path))]).toEqual([
      [200, 'miss'],
      [200, 'miss'],
    ]);
  });

  it('asks the service again if the query is too long to cache', async () => {
    const long = `${path}&x=${'y'.repeat(2048)}`;
    expect([(await ask(long)).headers['x-cache'], (await ask(long)).headers['x-cache']]).toEqual([
      undefined,
      undefined,
    ]);
    expect(cache.content.requests).toHaveLength(2);
  });

  it.each([
    '/api//projects',
    '/api/projects/%2e%2e/auth',
    '/api/projects\\stats',
    '/api/./projects',
    '/api/projects/..',
  ])('answers 404 for %s, whatever the cache contains', async (odd) => {
    expect((await ask(odd)).status).toBe(404);
    expect(cache.content.requests).toEqual([]);
  });

  it('counts cached answers against the rate limit', async () => {
    const limited = await start(cache.environment({ RATE_LIMITS: 'public=3/1m' }));
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask(path, {}, 'GET', limited.url)).status);
    const beyond = await ask(path, {}, 'GET', limited.url);
    expect(statuses.filter((status) => status === 200)).toHaveLength(statuses.indexOf(429));
    expect(statuses).toContain(429);
    expect([beyond.status, beyond.headers['retry-after'] !== undefined]).toEqual([429, true]);
    await limited.stop();
  });

  it('reports hits and request durations in the metrics', async () => {
    await ask(path);
    await untilHit(path);
    const metrics = (await ask('/metrics')).body.toString();
    expect(metrics).toMatch(/atelier_cache_answers_total\{content="api",outcome="hit",service="gateway"\} [1-9]/);
    expect(metrics).toMatch(/atelier_cache_hears_changes\{content="api",service="gateway"\} 0/);
    expect(metrics).toMatch(/atelier_http_request_duration_seconds_count\{.*route="GET \/projects"/);
  });
});
