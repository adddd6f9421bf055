import { describe, expect, it } from '@jest/globals';
import { shorten } from './plain-text.js';

describe('a shortened text', () => {
  it('ASET-1 ends between words if it has any, with an ellipsis', () => {
    expect(shorten('Glue holds when the wood is dry.', 20)).toBe('Glue holds when…');
    expect(shorten('Glue holds.', 20)).toBe('Glue holds.');
  });

  it('ASET-1 has no half of an emoji at its end', () => {
    expect(shorten(`a${'🪵'.repeat(20)}`, 20)).toBe(`a${'🪵'.repeat(4)}…`);
  });
});
