import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ChartTooltip } from './ChartTooltip';
import type { ChartPoint } from './chartPoints';

const show = (changes: Partial<ChartPoint>) => {
  const point: ChartPoint = {
    at: '2026-11-21T06:00:00Z',
    value: null,
    drawn: null,
    isRunning: false,
    beforeAt: null,
    before: null,
    published: [],
    ...changes,
  };
  const payload = [{ payload: point, graphicalItemId: 'visitors' }];
  render(<ChartTooltip active payload={payload} figure="Visitors" timeZone="America/New_York" />);
  const words = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);
  return { terms: words('term'), definitions: words('definition') };
};

it('AANA-1 the tooltip marks the current hour as “so far”', () => {
  expect(show({ value: 3, isRunning: true })).toEqual({
    terms: ['Nov 21, 1 AM EST, so far'],
    definitions: ['3'],
  });
});

it('AANA-1 the tooltip marks a future hour as “still to come” for keyboard users of the chart', () => {
  expect(show({})).toEqual({ terms: ['Nov 21, 1 AM EST'], definitions: ['still to come'] });
});

it('AANA-1 the tooltip of a future hour shows the value of the compared hour', () => {
  expect(show({ beforeAt: '2026-11-20T06:00:00Z', before: 7 })).toEqual({
    terms: ['Nov 20, 1 AM EST'],
    definitions: ['7'],
  });
});
