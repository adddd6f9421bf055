import { describe, expect, it } from '@jest/globals';
import { getPagePolicy } from './page-policy.js';

describe('cache lifetime of a page', () => {
  it('follows from the tags of the API responses behind it', () => {
    const policy = getPagePolicy('/', [['posts', 'post:1'], ['projects'], ['posts']]);
    expect(policy.tags).toEqual(['posts', 'post:1', 'projects']);
    expect(policy.lifetimeMs).toBe(300_000);
    expect(getPagePolicy('/contact', []).tags).toEqual([]);
    expect(getPagePolicy('/contact', [['settings']])).toMatchObject({ tags: ['settings'], lifetimeMs: 300_000 });
  });

  it('PLT-3 is short for a page of a previous version, so that the live version is tried again', () => {
    expect(getPagePolicy('/contact', [], { isFallback: true }).lifetimeMs).toBe(1000);
  });

  it('is short for searches, and shorter for content that changes without an event', () => {
    expect(getPagePolicy('/blog?search=calm', [['posts']]).lifetimeMs).toBe(10_000);
    for (const unsure of [['content'], []])
      expect(getPagePolicy('/search', [unsure, ['posts']])).toMatchObject({
        lifetimeMs: 1000,
        tags: expect.arrayContaining(['content', 'posts']),
      });
  });
});
