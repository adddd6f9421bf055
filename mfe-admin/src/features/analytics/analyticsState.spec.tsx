import { describe, expect, it } from '@jest/globals';
import { DEFAULTS, findRefusal, toQuery } from './analyticsState';

describe('period in the URL', () => {
  it.each([
    [{ period: 'today' }, { days: 1, compare: 'previous' }],
    [{ period: '7' }, { days: 7, compare: 'previous' }],
    [{}, { days: 30, compare: 'previous' }],
    [
      { period: '365', compare: 'year' },
      { days: 365, compare: 'year' },
    ],
    [
      { period: 'custom', from: '2026-01-01', to: '2026-01-31', compare: 'none' },
      { from: '2026-01-01', to: '2026-01-31' },
    ],
    [{ period: 'custom', from: '2026-02-01', to: '2026-01-31', compare: 'none' }, { days: 30 }],
    [
      { period: 'nonsense', compare: 'nonsense' },
      { days: 30, compare: 'previous' },
    ],
    [
      { path: '/blog', source: 'Google', message: 'none', compare: 'none' },
      { days: 30, path: '/blog', source: 'Google', message: 'none' },
    ],
  ])('AANA-1 converts %j to the query %j', (state, query) => {
    expect(toQuery({ ...DEFAULTS, ...state })).toEqual(query);
  });

  it.each([
    ['', '2026-01-01', 'Choose a start and an end date.'],
    ['2026-01-02', '2026-01-01', 'The end date must not be before the start date.'],
    ['2024-01-01', '2026-01-01', 'Choose at most 366 days.'],
    ['2026-01-01', '2026-01-01', undefined],
    ['2024-01-01', '2024-12-31', undefined],
  ])('AANA-1 validates the range from %s to %s with the message: %s', (from, to, refusal) => {
    expect(findRefusal(from, to)).toBe(refusal);
  });
});
