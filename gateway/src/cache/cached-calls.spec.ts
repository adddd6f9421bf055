import { OPERATIONS } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { findCachedCall } from './cached-calls.js';

const getKey = (url: string) => findCachedCall(url)?.key;

describe('cacheable calls', () => {
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
  ])('include %s as %s', (url, key) => expect(getKey(url)).toBe(key));

  it.each([
    '/api',
    '/api/health',
    '/api/services/test-db',
    '/api/previews/0123456789abcdef0123456789abcdef',
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
  ])('exclude %s', (url) => expect(findCachedCall(url)).toBeUndefined());

  it('are reads that are open to everyone', () => {
    const paths = Object.keys(OPERATIONS).map((key) => key.split(' ')[1]?.replaceAll(/[{}]/g, '') ?? '');
    const shared = paths.flatMap((path) => findCachedCall(`/api${path}`) ?? []);
    expect(shared.length).toBeGreaterThan(20);
    for (const { key } of shared) expect(OPERATIONS[key].access).toBe('everyone');
  });
});
