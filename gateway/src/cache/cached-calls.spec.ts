import { OPERATIONS, operationOf } from '@atelier/contracts';
import { itemTagsIn, tagsOfItem } from '@atelier/service-kit/cache/content-tags';
import { describe, expect, it } from '@jest/globals';
import { CACHED_CALLS, cachedCallOf } from './cached-calls.js';

const keyOf = (url: string) => cachedCallOf(url)?.key;

describe('what may be kept', () => {
  it.each([
    ['/api/blog', 'GET /blog'],
    ['/api/blog/', 'GET /blog'],
    ['/api/blog?page=2&limit=9', 'GET /blog'],
    ['/api/blog/stats', 'GET /blog/stats'],
    ['/api/blog/a-post', 'GET /blog/{id}'],
    ['/api/blog/slug/a-post', 'GET /blog/slug/{slug}'],
    ['/api/blog/a-post/related?limit=3', 'GET /blog/{id}/related'],
    ['/api/services/category/consulting', 'GET /services/category/{category}'],
    ['/api/team/departments', 'GET /team/departments'],
    ['/api/pages/privacy', 'GET /pages/{id}'],
    ['/api/studio', 'GET /studio'],
    ['/api/seo?path=/blog', 'GET /seo'],
    ['/api/search?q=calm', 'GET /search'],
  ])('%s is %s', (url, key) => expect(keyOf(url)).toBe(key));

  it.each([
    '/api',
    '/api/health',
    '/api/services/test-db',
    '/api/studio/settings',
    '/api/blog/a-post/auto-save',
    '/api/contact',
    '/api/auth/me',
    '/api/analytics',
    '/api/media/1',
    '/api/releases/live',
    '/api//blog',
    '/api/blog//stats',
    '/api/blog/%2e%2e/auth',
    '/api/blog/..',
    '/api/blog\\stats',
    '/api/%62log',
    '/blog',
    'http://elsewhere/api/blog',
    `/api/blog?search=${'x'.repeat(2048)}`,
  ])('nothing of %s is kept', (url) => expect(cachedCallOf(url)).toBeUndefined());

  it('are calls that everybody may make', () => {
    for (const key of Object.keys(CACHED_CALLS) as (keyof typeof OPERATIONS)[]) {
      expect(Object.keys(OPERATIONS)).toContain(key);
      expect(operationOf(key).access).toBe('everyone');
    }
  });

  it('names lists by their kind and an item by its slug, and finds the items in an answer', () => {
    const id = '0123456789abcdef01234567';
    expect(cachedCallOf('/api/blog?page=2')?.tags).toEqual(['posts']);
    expect(cachedCallOf('/api/projects/a-shop')?.tags).toEqual(['project:a-shop']);
    expect(cachedCallOf('/api/search?q=shop')?.tags).toEqual([
      ...['posts', 'services', 'projects', 'members', 'pages'],
      'derived',
    ]);
    expect(itemTagsIn(`{"data":[{"id":"${id}"}],"posts":[{"id":"${id}"}]}`)).toEqual([`id:${id}`]);
    expect(tagsOfItem({ kind: 'project', id, slug: 'a-shop' })).toEqual(['projects', 'project:a-shop', `id:${id}`]);
  });
});
