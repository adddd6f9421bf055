import { describe, expect, it } from '@jest/globals';
import { pagePolicyOf } from './page-policy.js';

describe('how a page may be kept', () => {
  it('follows from the API paths that it was made of', () => {
    const policy = pagePolicyOf('/', ['/blog?limit=4', '/projects?limit=3', '/blog/categories']);
    expect(policy.tags).toEqual(['posts', 'projects']);
    expect(policy.lifetimeMs).toBe(300_000);
    expect(pagePolicyOf('/contact', []).tags).toEqual([]);
    expect(pagePolicyOf('/contact', ['/studio'])).toMatchObject({ tags: [], lifetimeMs: 300_000 });
  });

  it('is short for searches, and shorter for what changes without an event', () => {
    expect(pagePolicyOf('/blog?search=calm', ['/blog?search=calm']).lifetimeMs).toBe(10_000);
    const search = pagePolicyOf('/search', ['/search?q=calm', '/blog']);
    expect([search.lifetimeMs, search.tags.includes('derived'), search.tags.includes('members')]).toEqual([
      1000,
      true,
      true,
    ]);
  });
});
