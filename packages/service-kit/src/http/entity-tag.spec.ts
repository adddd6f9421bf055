import { describe, expect, it } from '@jest/globals';
import { entityTag, isUnchanged } from './entity-tag.js';

describe('entity tags', () => {
  const tag = entityTag('0f3c');

  it.each(['"0f3c"', 'W/"0f3c"', '"other", "0f3c"', '*'])('match the current version: %s', (header) => {
    expect(isUnchanged(header, tag)).toBe(true);
  });

  it.each([undefined, '', '"other"', '0f3c'])('do not match the current version: %s', (header) => {
    expect(isUnchanged(header, tag)).toBe(false);
  });
});
