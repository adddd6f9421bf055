import { describe, expect, it } from '@jest/globals';
import { shortened } from './member';

describe('a bio that is cut', () => {
  it('ABT-1 keeps 80 characters and says that there is more', () => {
    expect(shortened('a'.repeat(80), 80)).toBe('a'.repeat(80));
    expect(shortened('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}…`);
  });

  it('ABT-1 cuts no sign in two, and leaves no space before the mark', () => {
    expect(shortened(`${'a'.repeat(79)}👋 hello`, 80)).toBe(`${'a'.repeat(79)}👋…`);
    expect(shortened('one two three', 4)).toBe('one…');
  });
});
