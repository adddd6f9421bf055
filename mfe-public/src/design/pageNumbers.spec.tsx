import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './pageNumbers';

describe('pageNumbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [12, 9, [5, 6, 7, 8, 9]],
  ])('BLOG-3 for page %i of %i returns %j', (current, totalPages, numbers) => {
    expect(pageNumbers(current, totalPages)).toEqual(numbers);
  });
});
