import { describe, expect, it } from '@jest/globals';
import { analyticsSegment } from './segment.js';

describe('analytics segments', () => {
  it('AANA-1 take the letters of a country in either case, as visits have capital ones', () => {
    expect(analyticsSegment.parse({ country: 'de' })).toEqual({ country: 'DE' });
  });

  it('AANA-1 take every source that a report lists, however long its host is', () => {
    const source = `${'sub.'.repeat(60)}example`;
    expect(analyticsSegment.parse({ source })).toEqual({ source });
  });
});
