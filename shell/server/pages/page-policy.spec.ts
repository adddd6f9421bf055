import { describe, expect, it } from '@jest/globals';
import { pagePolicyOf } from './page-policy.js';

describe('how a page may be kept', () => {
  it('follows from the tags of the answers that it was made of', () => {
    const policy = pagePolicyOf('/', [['posts', 'post:1'], ['projects'], ['posts']]);
    expect(policy.tags).toEqual(['posts', 'post:1', 'projects']);
    expect(policy.lifetimeMs).toBe(300_000);
    expect(pagePolicyOf('/contact', []).tags).toEqual([]);
    expect(pagePolicyOf('/contact', [['settings']])).toMatchObject({ tags: ['settings'], lifetimeMs: 300_000 });
  });

  it('PLT-3 is short where a version before the live one made it, so that the live one is tried again', () => {
    expect(pagePolicyOf('/contact', [], { isFallback: true }).lifetimeMs).toBe(1000);
  });

  it('is short for searches, and shorter for what changes without an event', () => {
    expect(pagePolicyOf('/blog?search=calm', [['posts']]).lifetimeMs).toBe(10_000);
    for (const unsure of [['content'], []])
      expect(pagePolicyOf('/search', [unsure, ['posts']])).toMatchObject({
        lifetimeMs: 1000,
        tags: expect.arrayContaining(['content', 'posts']),
      });
  });
});
