import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { MAX_ENTRY_BYTES, ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { eventually } from '@atelier/test-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type CachedCall, cachedCallOf } from './cached-calls.js';

const POST_ID = '0123456789abcdef01234567';
const aPost = { kind: 'post' as const, id: POST_ID, slug: 'a-post', isPublic: true };
const anAnswer = (text: string) => new ReadyAnswer(Buffer.from(text), 'application/json', []);
const callOf = (url: string): CachedCall => {
  const call = cachedCallOf(url);
  if (call === undefined) throw new Error(`${url} is not kept.`);
  return call;
};

describe('the response cache', () => {
  let nowMs: number;
  let cache: ResponseCache;

  const newCache = (maxBytes = 1_000_000) => {
    const made = new ResponseCache({ maxBytes, nowMs: () => nowMs });
    made.isConnected = true;
    return made;
  };
  const keep = (url: string, text = `{"url":"${url}"}`) => {
    const call = callOf(url);
    return cache.put(url, call, anAnswer(text), cache.generationOf(call.kinds));
  };

  beforeEach(() => {
    nowMs = 1_000_000;
    cache = newCache();
  });

  it('serves a cached answer for five minutes, and afterwards only as the last good answer', () => {
    keep('/api/blog');
    nowMs += 5 * 60_000 - 1;
    expect(cache.fresh('/api/blog')).toBeDefined();
    nowMs += 1;
    expect(cache.fresh('/api/blog')).toBeUndefined();
    expect(cache.lastGood('/api/blog')).toBeDefined();
  });

  it('expires every answer when the settings change, and keeps none that was requested before', () => {
    keep('/api/blog');
    keep('/api/studio');
    const generation = cache.generationOf([]);
    cache.applyToAll();
    expect([cache.fresh('/api/blog'), cache.fresh('/api/studio')]).toEqual([undefined, undefined]);
    expect(cache.lastGood('/api/studio')).toBeDefined();
    expect(cache.put('/api/studio', callOf('/api/studio'), anAnswer('{}'), generation)).toBe(false);
  });

  it('expires the lists of the kind and the answers that mention the changed item, nothing else', () => {
    for (const url of ['/api/blog', '/api/blog/stats', '/api/blog/a-post', '/api/blog/other', '/api/services'])
      keep(url);
    keep('/api/blog/its-former-slug', `{"data":{"id":"${POST_ID}"}}`);
    keep('/api/projects', `{"data":[{"id":"1","about":"${POST_ID}"}]}`);
    cache.apply(aPost);
    const fresh = ['/api/blog/other', '/api/services'];
    const old = ['/api/blog', '/api/blog/stats', '/api/blog/a-post', '/api/blog/its-former-slug', '/api/projects'];
    for (const url of fresh) expect([url, cache.fresh(url) !== undefined]).toEqual([url, true]);
    for (const url of old) {
      expect([url, cache.fresh(url)]).toEqual([url, undefined]);
      expect(cache.lastGood(url)).toBeDefined();
    }
  });

  it('drops answers about an item that is no longer public, including the last good ones', () => {
    keep('/api/blog', `{"data":[{"id":"${POST_ID}"}]}`);
    keep('/api/blog?page=2', '{"data":[{"id":"ffffffffffffffffffffffff"}]}');
    keep('/api/blog/a-post');
    keep('/api/search?q=calm');
    cache.apply({ ...aPost, isPublic: false });
    for (const url of ['/api/blog', '/api/blog/a-post', '/api/search?q=calm'])
      expect([url, cache.lastGood(url)]).toEqual([url, undefined]);
    expect(cache.lastGood('/api/blog?page=2')).toBeDefined();
  });

  it('does not keep an answer that was requested before a change', () => {
    const call = callOf('/api/blog/a-post');
    const generation = cache.generationOf(call.kinds);
    cache.apply(aPost);
    expect(cache.put('/api/blog/a-post', call, anAnswer('{"old":1}'), generation)).toBe(false);
    expect(cache.lastGood('/api/blog/a-post')).toBeUndefined();
    const ofServices = callOf('/api/services');
    expect(cache.put('/api/services', ofServices, anAnswer('{}'), cache.generationOf(['service']))).toBe(true);
  });

  it('does not keep an answer that was requested while disconnected, after it is connected again', () => {
    const call = callOf('/api/team');
    const generation = cache.generationOf(call.kinds);
    cache.expireAll();
    expect(cache.put('/api/team', call, anAnswer('{}'), generation)).toBe(false);
  });

  it('serves nothing older than a few seconds while disconnected', () => {
    keep('/api/blog');
    cache.isConnected = false;
    nowMs += 2999;
    expect(cache.fresh('/api/blog')).toBeDefined();
    nowMs += 1;
    expect(cache.fresh('/api/blog')).toBeUndefined();
    expect(cache.lastGood('/api/blog')).toBeDefined();
  });

  it('keeps an answer of a service that follows events only briefly right after a change', () => {
    keep('/api/search?q=calm');
    cache.apply(aPost);
    keep('/api/search?q=calm');
    expect(cache.fresh('/api/search?q=calm')).toBeDefined();
    expect(cache.lastGood('/api/search?q=calm')).toBeUndefined();
    nowMs += 250;
    expect(cache.fresh('/api/search?q=calm')).toBeUndefined();
    nowMs += 10_000;
    keep('/api/search?q=calm');
    nowMs += 10_000;
    expect(cache.fresh('/api/search?q=calm')).toBeDefined();
    expect(cache.lastGood('/api/search?q=calm')).toBeDefined();
  });

  it('stays within its byte limit and keeps entries that were used since the last eviction', () => {
    cache = newCache(20_000);
    keep('/api/blog');
    for (let page = 2; page < 100; page += 1) {
      keep(`/api/blog?page=${page}`);
      cache.fresh('/api/blog');
    }
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size).toBeLessThan(15);
    expect(cache.fresh('/api/blog')).toBeDefined();
    expect(cache.fresh('/api/blog?page=2')).toBeUndefined();
    expect(cache.fresh('/api/blog?page=99')).toBeDefined();
  });

  it('counts encodings that are added later, and releases all bytes', async () => {
    keep('/api/blog', `{"data":"${'calm '.repeat(500)}"}`);
    const before = cache.bytes;
    cache.encode('/api/blog', 'br');
    cache.encode('/api/blog', 'br');
    await eventually(async () => expect(cache.bytes).toBeGreaterThan(before));
    expect(cache.bytes).toBe(before + (cache.fresh('/api/blog')?.answer.in('br').body.length ?? 0));
    cache.remove('/api/blog');
    expect([cache.bytes, cache.size]).toEqual([0, 0]);
  });

  it('keeps no answer that is too large, and nothing at all with a limit of zero bytes', () => {
    expect(keep('/api/blog', 'x'.repeat(MAX_ENTRY_BYTES + 1))).toBe(false);
    cache = newCache(0);
    expect(keep('/api/blog')).toBe(false);
  });

  it('replaces an answer, and removes everything on clear', () => {
    keep('/api/blog', '{"a":1}');
    keep('/api/blog', '{"a":2}');
    expect(cache.size).toBe(1);
    expect(cache.fresh('/api/blog')?.answer.identity.toString()).toBe('{"a":2}');
    cache.clear();
    expect([cache.size, cache.bytes, cache.lastGood('/api/blog')]).toEqual([0, 0, undefined]);
  });
});
