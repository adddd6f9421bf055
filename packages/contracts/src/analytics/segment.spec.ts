import { describe, expect, it } from '@jest/globals';
import { analyticsSegment } from './segment.js';

describe('analytics segments', () => {
  it('AANA-1 take the letters of a country in either case, as visits have capital ones', () => {
    expect(analyticsSegment.parse({ country: 'de' })).toEqual({ country: 'DE' });
  });
});
