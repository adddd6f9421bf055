import { describe, expect, it } from '@jest/globals';
import { FileCache } from './file-cache.js';

const aBody = (bytes: number) => ({ identity: Buffer.alloc(bytes), contentType: 'text/css', etag: String(bytes) });

describe('files kept in memory', () => {
  it('are let go of, the longest unused first, where they are more than may be kept', () => {
    const cache = new FileCache(100);
    cache.put('first', aBody(40));
    cache.put('second', aBody(40));
    cache.get('first');
    cache.put('third', aBody(40));
    expect(['first', 'second', 'third'].filter((path) => cache.get(path) !== undefined)).toEqual(['first', 'third']);
  });

  it('count once, however many brought them at the same time', () => {
    const cache = new FileCache(100);
    for (let times = 0; times < 5; times += 1) cache.put('asked for at once', aBody(40));
    cache.put('another', aBody(40));
    expect(cache.get('asked for at once')).toBeDefined();
  });

  it('leave room once they are forgotten', () => {
    const cache = new FileCache(100);
    cache.put('media/a.png', aBody(60));
    cache.forget((path) => path.startsWith('media/'));
    cache.put('first', aBody(50));
    cache.put('second', aBody(50));
    expect([cache.get('media/a.png'), cache.get('first')?.etag]).toEqual([undefined, '50']);
  });
});
