import { expect, it } from '@jest/globals';
import { getSpan, getWholeMonths } from './month.js';

it.each([
  ['2026-01-01', '2026-03-31', ['2026-01', '2026-02', '2026-03']],
  ['2026-01-02', '2026-03-30', ['2026-02']],
  ['2026-12-01', '2027-01-30', ['2026-12']],
  ['2026-05-10', '2026-05-20', []],
  ['2028-02-01', '2028-02-28', []],
  ['2028-02-01', '2028-02-29', ['2028-02']],
])('AANA-1 from %s to %s contains the whole months %j', (from, to, months) => {
  expect(getWholeMonths({ from, to })).toEqual(months);
});

it('returns the last day of a month', () => {
  expect(['2026-01', '2026-02', '2028-02', '2026-12'].map((month) => getSpan(month).to)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]);
});
