import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeZone } from '../../dates/dates';
import { getDateChoices, getDateRange } from './postDates';

const NOW = new Date('2026-02-01T02:30:00Z');

describe('post date filters in the studio’s time zone', () => {
  beforeEach(() => setTimeZone('America/New_York'));
  afterEach(() => setTimeZone(undefined));

  it('ABLG-1 list the last days and months, the latest first', () => {
    expect(getDateChoices(NOW).slice(0, 6)).toEqual([
      { value: 'all', label: 'Any time' },
      { value: '7d', label: 'Last 7 days' },
      { value: '30d', label: 'Last 30 days' },
      { value: '90d', label: 'Last 90 days' },
      { value: '2026-01', label: 'January 2026' },
      { value: '2025-12', label: 'December 2025' },
    ]);
  });

  it.each([
    ['all', {}],
    ['nonsense', {}],
    ['7d', { from: '2026-01-24T05:00:00.000Z' }],
    ['2025-12', { from: '2025-12-01T05:00:00.000Z', before: '2026-01-01T05:00:00.000Z' }],
    ['2025-03', { from: '2025-03-01T05:00:00.000Z', before: '2025-04-01T04:00:00.000Z' }],
  ])('ABLG-1 convert %s to %j', (choice, range) => expect(getDateRange(choice, NOW)).toEqual(range));
});
