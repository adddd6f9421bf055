import { describe, expect, it } from '@jest/globals';
import { aReport } from './analyticsSamples';
import { toChartPoints } from './chartPoints';
import { asMoment, asTick } from './figureFormats';

const NEW_YORK = 'America/New_York';
const hour = (at: string, visitors: number) => ({ at, visitors, visits: 0, pageViews: 0, messages: 0 });
const byHour = (day: string, changes: object = {}) =>
  aReport({ from: day, to: day, interval: 'hour', publications: [], comparison: null, series: [], ...changes });

describe('chart points', () => {
  it.each([
    ['2026-11-20', 24, '2026-11-20T05:00:00Z', '2026-11-21T04:00:00Z'],
    ['2026-03-08', 23, '2026-03-08T05:00:00Z', '2026-03-09T03:00:00Z'],
    ['2026-11-01', 25, '2026-11-01T04:00:00Z', '2026-11-02T04:00:00Z'],
  ])('AANA-1 of %s cover its %i hours', (day, count, first, last) => {
    const moments = toChartPoints(byHour(day), 'visitors').map(({ at }) => at);
    expect([moments.length, moments[0], moments.at(-1)]).toEqual([count, first, last]);
  });

  it('AANA-1 show past values, mark the running hour, and leave future hours empty', () => {
    const series = [hour('2026-11-20T05:00:00Z', 3), hour('2026-11-20T06:00:00Z', 1)];
    const before = Array.from({ length: 24 }, (_none, at) => hour(`at ${at}`, at));
    const comparison = { from: '2026-11-19', to: '2026-11-19', of: { from: '', to: '' }, until: null, series: before };
    const publications = [{ at: '2026-11-20T06:59:00.000Z', kind: 'post' as const, title: 'Slow', path: '/slow' }];
    const report = byHour('2026-11-20', { series, comparison, publications, until: '2026-11-20T06:20:00.000Z' });
    const points = toChartPoints(report, 'visitors');
    expect(
      points.slice(0, 3).map(({ value, drawn, before: then, isRunning }) => [value, drawn, then, isRunning]),
    ).toEqual([
      [3, 3, 0, false],
      [1, null, 1, true],
      [null, null, 2, false],
    ]);
    expect(points.findIndex(({ published }) => published.length > 0)).toBe(1);
  });

  it('AANA-1 are compared with the same day of the year before on both sides of a February 29', () => {
    const day = (at: string) => hour(at, Number(at.replaceAll('-', '')));
    const paired = (from: string, days: string[], before: string[]) => {
      const comparison = { from: before[0] ?? '', to: before.at(-1) ?? '', until: null, of: { from: '', to: '' } };
      const series = days.map(day);
      const to = days.at(-1) ?? '';
      const report = aReport({ from, to, series, comparison: { ...comparison, series: before.map(day) } });
      return toChartPoints(report, 'visitors').map(({ at, beforeAt }) => [at, beforeAt]);
    };
    expect(paired('2024-02-28', ['2024-02-28', '2024-02-29', '2024-03-01'], ['2023-02-28', '2023-03-01'])).toEqual([
      ['2024-02-28', '2023-02-28'],
      ['2024-02-29', null],
      ['2024-03-01', '2023-03-01'],
    ]);
    expect(paired('2025-02-28', ['2025-02-28', '2025-03-01'], ['2024-02-28', '2024-02-29', '2024-03-01'])).toEqual([
      ['2025-02-28', '2024-02-28'],
      ['2025-03-01', '2024-03-01'],
    ]);
    expect(paired('2024-02-29', ['2024-02-29', '2024-03-01'], ['2023-02-28', '2023-03-01'])).toEqual([
      ['2024-02-29', '2023-02-28'],
      ['2024-03-01', '2023-03-01'],
    ]);
  });

  it('AANA-1 mark publications on their day in the studio’s time zone', () => {
    const publications = [{ at: '2026-05-02T03:00:00.000Z', kind: 'post' as const, title: 'Late', path: '/late' }];
    expect(toChartPoints(aReport({ publications }), 'visits').map(({ published }) => published.length)).toEqual([1, 0]);
  });

  it('AANA-1 are labeled in studio time, with the repeated hour labeled separately', () => {
    expect(asTick('2026-11-20T19:00:00Z', NEW_YORK)).toBe('2 PM');
    expect(['2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'].map((at) => asMoment(at, NEW_YORK))).toEqual([
      'Nov 1, 1 AM EDT',
      'Nov 1, 1 AM EST',
    ]);
    expect(asMoment('2026-11-20', NEW_YORK)).toBe('Fri, Nov 20, 2026');
  });
});
