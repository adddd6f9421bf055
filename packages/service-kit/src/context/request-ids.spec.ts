import { describe, expect, it } from '@jest/globals';
import { RequestIds } from './request-ids.js';

describe('names of requests', () => {
  it('are all different, and are the caller’s where they are harmless', () => {
    const ids = new RequestIds();
    expect(ids.next(undefined)).not.toBe(ids.next(undefined));
    expect(ids.next('mine-1')).toBe('mine-1');
    for (const bad of ['a b', 'x'.repeat(65), 'a"b', '', ['a', 'b']]) expect(ids.next(bad)).toMatch(/^[\w-]+\.\w+$/);
  });
});
