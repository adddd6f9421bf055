import { describe, expect, it } from '@jest/globals';
import { getMedian } from './median.js';

describe('median of counted values', () => {
  it.each([
    [[], null],
    [[[7, 1]], 7],
    [[[7, 2]], 7],
    [
      [
        [1, 1],
        [4, 1],
      ],
      3,
    ],
    [
      [
        [1, 2],
        [50, 1],
      ],
      1,
    ],
    [
      [
        [1, 2],
        [10, 2],
        [9000, 1],
      ],
      10,
    ],
  ])('API-CON of %j is %j', (values, median) => {
    expect(getMedian(values.map(([value = 0, count = 0]) => ({ value, count })))).toBe(median);
  });
});
