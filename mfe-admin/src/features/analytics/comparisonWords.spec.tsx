import { describe, expect, it } from '@jest/globals';
import { aReport } from './analyticsSamples';
import { comparisonWords, otherZonesWords } from './comparisonWords';

const TODAY = { from: '2026-11-20', to: '2026-11-20', until: '2026-11-20T19:20:00.000Z' };
const compared = (from: string, to: string, of: { from: string; to: string }, until: string | null = null) => ({
  from,
  to,
  of,
  until,
  series: [],
});

describe('comparison text', () => {
  it.each([
    [
      'today',
      { ...TODAY, comparison: compared('2026-11-19', '2026-11-19', TODAY, '2026-11-19T19:15:00.000Z') },
      'So far, against yesterday until 2:15 PM',
    ],
    [
      'today and a year before',
      { ...TODAY, comparison: compared('2025-11-20', '2025-11-20', TODAY, '2025-11-20T19:15:00.000Z') },
      'So far, against Nov 20, 2025 until 2:15 PM',
    ],
    [
      'a week that is not over',
      {
        ...TODAY,
        from: '2026-11-14',
        comparison: compared('2026-11-07', '2026-11-13', TODAY, '2026-11-13T19:15:00.000Z'),
      },
      'So far, against Nov 7, 2026 until Nov 13, 2026, 2:15 PM',
    ],
    ['days that are over', {}, 'Against Apr 29, 2026 to Apr 30, 2026'],
    [
      'a segment with days of which no visits are kept',
      { ...TODAY, comparison: null },
      'Not compared: visits of the compared days aren’t kept',
    ],
  ])('AANA-1 describes %s', (_what, changes, words) => {
    expect(comparisonWords(aReport(changes), true)).toBe(words);
    expect(comparisonWords(aReport(changes), false)).toBeUndefined();
  });

  it('AANA-1 names the days that were counted in another time zone', () => {
    const otherZones = [
      { timeZone: 'UTC', from: '2026-04-29', to: '2026-04-30' },
      { timeZone: 'America/Los_Angeles', from: '2026-05-01', to: '2026-05-01' },
    ];
    expect(otherZonesWords(aReport({ otherZones }))).toEqual([
      'Apr 29, 2026 to Apr 30, 2026: counted in days of UTC.',
      'May 1, 2026: counted in days of Los Angeles.',
    ]);
  });
});
