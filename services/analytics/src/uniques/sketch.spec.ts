import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { emptySketch, estimate, getUnion, grow, STANDARD_ERROR, toEntry } from './sketch.js';

/** The same entries on each run: visitors are numbered, and each seed is a month's salt. */
const entriesOf = (seed: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) =>
    toEntry(
      createHmac('sha256', seed)
        .update(`visitor ${first + index}`)
        .digest(),
    ),
  );
const sketchOf = (seed: string, first: number, last: number) => grow(undefined, entriesOf(seed, first, last)) ?? '';
const errorOf = (stored: readonly string[], visitors: number) => estimate(getUnion(stored)) / visitors - 1;

describe('visitor sketch', () => {
  it.each([10, 1000, 10_000, 50_000])('AANA-1 estimates %d visitors within three standard errors', (visitors) => {
    for (const seed of ['january', 'february', 'march'])
      expect(Math.abs(errorOf([sketchOf(seed, 1, visitors)], visitors))).toBeLessThan(3 * STANDARD_ERROR);
  });

  it('AANA-1 is empty without visitors, and counts a single visitor', () => {
    expect(estimate(emptySketch())).toBe(0);
    expect(Math.round(estimate(getUnion([sketchOf('january', 1, 1)])))).toBe(1);
  });

  it('AANA-1 counts a visitor of several days once', () => {
    const days = [sketchOf('may', 1, 3000), sketchOf('may', 2001, 5000), sketchOf('may', 1, 500)];
    expect(Math.abs(errorOf(days, 5000))).toBeLessThan(3 * STANDARD_ERROR);
  });

  it('AANA-1 is the same in any order, and does not grow with known entries', () => {
    const entries = entriesOf('june', 1, 200);
    const once = grow(undefined, entries);
    expect(grow(undefined, entries.toReversed())).toBe(once);
    expect(grow(once, entries)).toBeUndefined();
    expect(grow(grow(undefined, entries.slice(0, 120)), entries.slice(80))).toBe(once);
  });
});
