import { describe, expect, it } from '@jest/globals';
import { RequestIds } from './request-ids.js';

describe('request IDs', () => {
  it('are unique, and use the caller’s ID if it is harmless', () => {
    const ids = new RequestIds();
    expect(ids.next(undefined)).not.toBe(ids.next(undefined));
    expect(ids.next('mine-1')).toBe('mine-1');
    for (const bad of ['a b', 'x'.repeat(65), 'a"b', '', ['a', 'b']]) expect(ids.next(bad)).toMatch(/^[\w-]+\.\w+$/);
  });
});
