import { eventually } from '@atelier/test-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ReadyAnswer } from './ready-answer.js';
import { MAX_ENTRY_BYTES, ResponseCache } from './response-cache.js';

const POST_ID = '0123456789abcdef01234567';
const aPost = { kind: 'post' as const, id: POST_ID, slug: 'a-post', isPublic: true };
const anAnswer = (text: string) => new ReadyAnswer(Buffer.from(text), 'application/json', []);
const getPolicy = (tags: readonly string[]) => ({
  tags,
  isDerived: tags.includes('content'),
  lifetimeMs: tags.includes('content') ? 30_000 : 5 * 60_000,
});

describe('the response cache', () => {
  let nowMs: number;
  let cache: ResponseCache;

  const newCache = (maxBytes = 1_000_000) => {
    const made = new ResponseCache({ maxBytes, nowMs: () => nowMs });
    made.isConnected = true;
    return made;
  };
  const keep = (url: string, tags: readonly string[] = ['posts'], text = `{"url":"${url}"}`) =>
    cache.put(url, undefined, anAnswer(text), getPolicy(tags));
  const isFresh = (url: string) => cache.fresh(url) !== undefined;
  /** Puts an answer that was in flight during `change`. */
  const keepAfter = async (change: () => void, tags: readonly string[]) => {
    await cache.read('/api/blog', undefined, async () => {
      change();
      return { answer: anAnswer('{"old":1}'), policy: getPolicy(tags) };
    });
    return cache.lastGood('/api/blog') !== undefined;
  };

  beforeEach(() => {
    nowMs = 1_000_000;
    cache = newCache();
  });

  it('serves a cached response for five minutes, and afterwards only as the last good response', () => {
    keep('/api/blog');
    nowMs += 5 * 60_000 - 1;
    expect(cache.fresh('/api/blog')).toBeDefined();
    nowMs += 1;
    expect(cache.fresh('/api/blog')).toBeUndefined();
    expect(cache.lastGood('/api/blog')).toBeDefined();
  });

  it('expires responses that depend on changed settings, and stores none that was requested before', async () => {
    keep('/api/services', ['services']);
    keep('/api/studio', ['settings']);
    cache.expire(['settings']);
    expect([isFresh('/api/services'), isFresh('/api/studio')]).toEqual([true, false]);
    expect(cache.lastGood('/api/studio')).toBeDefined();
    expect(await keepAfter(() => cache.expire(['settings']), ['settings'])).toBe(false);
  });

  it('expires only the lists of the kind and the responses that show the changed item', () => {
    const old = {
      '/api/blog': ['posts'],
      '/api/blog/its-id': [`post:${POST_ID}`],
      // The address belonged to another post, which still answers there.
      '/api/blog/a-post': ['post:2', 'post:a-post'],
      '/api/search?q=a': ['content'],
    };
    const fresh = { '/api/blog/other': ['post:1'], '/api/services': ['services'], '/api/studio': ['settings'] };
    for (const [url, tags] of Object.entries({ ...old, ...fresh })) keep(url, tags);
    cache.apply(aPost);
    for (const url of Object.keys(fresh)) expect([url, isFresh(url)]).toEqual([url, true]);
    for (const url of Object.keys(old)) {
      expect([url, isFresh(url)]).toEqual([url, false]);
      expect(cache.lastGood(url)).toBeDefined();
    }
  });

  it('drops responses about an item that is no longer public, including the last good ones', () => {
    keep('/api/blog', ['posts', `post:${POST_ID}`]);
    keep('/api/blog?page=2', ['posts', 'post:ffffffffffffffffffffffff']);
    keep('/api/search?q=calm', ['content']);
    cache.apply({ ...aPost, isPublic: false });
    for (const url of ['/api/blog', '/api/search?q=calm']) expect([url, cache.lastGood(url)]).toEqual([url, undefined]);
    expect(cache.lastGood('/api/blog?page=2')).toBeDefined();
  });

  it('does not store a response requested before a change', async () => {
    expect(await keepAfter(() => cache.apply(aPost), ['posts'])).toBe(false);
    expect(await keepAfter(() => undefined, ['posts'])).toBe(true);
  });

  it('does not store a response requested while disconnected, after reconnecting', async () => {
    expect(await keepAfter(() => cache.expireAll(), ['members'])).toBe(false);
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

  it('keeps a response of an event-driven service only briefly right after a change', () => {
    keep('/api/search?q=calm', ['content']);
    cache.apply(aPost);
    keep('/api/search?q=calm', ['content']);
    expect(cache.fresh('/api/search?q=calm')).toBeDefined();
    expect(cache.lastGood('/api/search?q=calm')).toBeUndefined();
    nowMs += 250;
    expect(cache.fresh('/api/search?q=calm')).toBeUndefined();
    nowMs += 10_000;
    keep('/api/search?q=calm', ['content']);
    nowMs += 10_000;
    expect(cache.fresh('/api/search?q=calm')).toBeDefined();
    expect(cache.lastGood('/api/search?q=calm')).toBeDefined();
  });

  it('stays within its byte limit and keeps entries used since the last eviction', () => {
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

  it('counts encodings added later, and releases all bytes', async () => {
    keep('/api/blog', ['posts'], `{"data":"${'calm '.repeat(500)}"}`);
    const before = cache.bytes;
    cache.encode('/api/blog', 'br');
    cache.encode('/api/blog', 'br');
    await eventually(async () => expect(cache.bytes).toBeGreaterThan(before));
    expect(cache.bytes).toBe(before + (cache.fresh('/api/blog')?.answer.in('br').body.length ?? 0));
    cache.remove('/api/blog');
    expect([cache.bytes, cache.size]).toEqual([0, 0]);
  });

  it('stores no response that is too large, and nothing at all with a limit of zero bytes', () => {
    expect(keep('/api/blog', ['posts'], 'x'.repeat(MAX_ENTRY_BYTES + 1))).toBe(false);
    cache = newCache(0);
    expect(keep('/api/blog')).toBe(false);
  });

  it('replaces a response, and removes everything on clear', () => {
    keep('/api/blog', ['posts'], '{"a":1}');
    keep('/api/blog', ['posts'], '{"a":2}');
    expect(cache.size).toBe(1);
    expect(cache.fresh('/api/blog')?.answer.identity.toString()).toBe('{"a":2}');
    cache.clear();
    expect([cache.size, cache.bytes, cache.lastGood('/api/blog')]).toEqual([0, 0, undefined]);
  });
});
