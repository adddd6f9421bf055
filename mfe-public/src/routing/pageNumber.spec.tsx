import { describe, expect, it } from '@jest/globals';
import { isPastEnd, pageNumber } from './pageNumber';

describe('page of a list in an address', () => {
  const getPage = (text: string) => pageNumber(new URLSearchParams({ page: text }));

  it.each(['', '0', '-1', '1.5', '1e3', 'two'])('is the first if the address says "%s"', (text) => {
    expect(getPage(text)).toBe(1);
  });

  it.each(['4', '999999', '1000000', `1${'0'.repeat(30)}`])(
    'BLOG-1 is past the end of three pages if it is %s',
    (text) => {
      expect(isPastEnd(getPage(text), { pagination: { totalPages: 3 } })).toBe(true);
      expect(Number.isSafeInteger(getPage(text))).toBe(true);
    },
  );
});
