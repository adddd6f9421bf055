import { describe, expect, it } from '@jest/globals';
import { isWithinEdits } from './is-within-edits.js';

describe('edit distance of two words', () => {
  it.each([
    [0, 'harbour', 'harbour', true],
    [0, 'harbour', 'harbor', false],
    [1, 'harbour', 'harbor', true],
    [1, 'harbour', 'barbour', true],
    [1, 'harbour', 'harbours', true],
    [1, 'harbour', 'harbuor', false],
    [2, 'harbour', 'harbuor', true],
    [2, 'harbour', 'arbours', true],
    [2, 'harbour', 'mountain', false],
    [2, 'harbour', 'harbourside', false],
  ])('with %d edits, %s and %s are similar: %s', (edits, one, other, expected) => {
    expect(isWithinEdits(edits, one, other)).toBe(expected);
    expect(isWithinEdits(edits, other, one)).toBe(expected);
  });
});
