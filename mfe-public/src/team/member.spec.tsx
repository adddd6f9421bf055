import { describe, expect, it } from '@jest/globals';
import { shortened } from './member';

describe('truncated bio', () => {
  it('ABT-1 keeps 80 characters and ends with an ellipsis', () => {
    expect(shortened('a'.repeat(80), 80)).toBe('a'.repeat(80));
    expect(shortened('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}…`);
  });

  it('ABT-1 splits no character, and has no space before the ellipsis', () => {
    expect(shortened(`${'a'.repeat(79)}👋 hello`, 80)).toBe(`${'a'.repeat(79)}👋…`);
    expect(shortened('one two three', 4)).toBe('one…');
  });
});
