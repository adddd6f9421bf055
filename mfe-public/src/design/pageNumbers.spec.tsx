import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './pageNumbers';

describe('page numbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [12, 9, [5, 6, 7, 8, 9]],
  ])('BLOG-3 on page %i of %i are %j', (current, totalPages, numbers) => {
    expect(pageNumbers(current, totalPages)).toEqual(numbers);
  });
});
