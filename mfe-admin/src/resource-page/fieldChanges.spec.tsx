import { describe, expect, it } from '@jest/globals';
import { changedFields, clashingFields, pickFields } from './fieldChanges';

const LOADED = { title: 'Sea', tags: ['a'], excerpt: 'Old' };

describe('concurrent changes to one item', () => {
  it('ABLG-2 are found by field', () => {
    expect(changedFields({ ...LOADED, tags: ['a', 'b'] }, LOADED)).toEqual(['tags']);
    expect(pickFields(LOADED, ['title'])).toEqual({ title: 'Sea' });
  });

  it('ABLG-2 conflict only if both users changed the same field differently', () => {
    const mine = { title: 'My sea', tags: ['b'], excerpt: 'Old' };
    expect(clashingFields(mine, { ...LOADED, excerpt: 'New' }, LOADED)).toEqual([]);
    expect(clashingFields(mine, { ...LOADED, title: 'Their sea', tags: ['b'] }, LOADED)).toEqual(['title']);
  });
});
