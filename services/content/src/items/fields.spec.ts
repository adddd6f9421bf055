import { readingTimeOf } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { imagesIn } from '../pictures/shown-pictures.js';
import { plainText } from './fields.js';

const LONGEST_TEXT = 200_000;
const full = (piece: string) => piece.repeat(LONGEST_TEXT / piece.length);

const millisecondsOf = (work: () => unknown): number => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};

describe('the words of a text', () => {
  it.each([full('<'), full('<img '), full('<img src="'), full('&lt;')])(
    'PLT-4 are read in linear time from hostile markup',
    (html) => {
      for (const read of [plainText, imagesIn, readingTimeOf])
        expect(millisecondsOf(() => read(html))).toBeLessThan(500);
    },
  );
});
