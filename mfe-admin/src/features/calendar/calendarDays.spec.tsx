import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getDay, setTimeZone } from '../../dates/dates';
import { addDays, getWeeks, isDay, onDay, rangeOf, step, titleOf } from './calendarDays';

describe('calendar days', () => {
  beforeEach(() => setTimeZone('America/New_York'));
  afterEach(() => setTimeZone(undefined));

  it('ABLG-5 cover whole weeks from Sunday around a month, or one week', () => {
    const weeks = getWeeks('2027-03-17', 'month');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2027-02-28', '2027-04-03']);
    expect(getWeeks('2027-03-17', 'week')).toEqual([
      ['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17', '2027-03-18', '2027-03-19', '2027-03-20'],
    ]);
    expect(getWeeks('2026-02-10', 'month')).toHaveLength(4);
  });

  it('ABLG-5 follow the studio’s time zone, across daylight saving changes', () => {
    expect(rangeOf(getWeeks('2027-03-17', 'week'))).toEqual({
      from: '2027-03-14T05:00:00.000Z',
      before: '2027-03-21T04:00:00.000Z',
    });
  });

  it('ABLG-5 keep the time of day when a post moves to another day, across a daylight saving change', () => {
    const nine = '2027-03-12T14:00:00.000Z';
    expect(onDay(nine, '2027-03-15')).toBe('2027-03-15T13:00:00.000Z');
    expect(getDay('2027-03-01T03:00:00.000Z')).toBe('2027-02-28');
  });

  it('ABLG-5 move by month and week, and have a label for both', () => {
    expect([step('2027-01-31', 'month', 1), step('2027-01-31', 'month', -1)]).toEqual(['2027-02-01', '2026-12-01']);
    expect(step('2027-01-31', 'week', 1)).toBe('2027-02-07');
    expect([titleOf('2027-03-17', 'month'), titleOf('2027-03-17', 'week')]).toEqual([
      'March 2027',
      'Week of Mar 14, 2027',
    ]);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(['2027-02-30', '2027-3-1', 'x'].map(isDay)).toEqual([false, false, false]);
  });
});
