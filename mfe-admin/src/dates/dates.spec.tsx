import { afterEach, describe, expect, it } from '@jest/globals';
import { toDay } from '../activity-log/moments';
import { findInstant, formatDate, formatDateTime, getDay, setTimeZone } from './dates';

const EVENING_IN_NEW_YORK = '2026-11-22T03:30:00Z';

describe('dates in the back office', () => {
  afterEach(() => setTimeZone(undefined));

  it('ABLG-2 use the studio’s time zone, whatever the time zone of the browser', () => {
    setTimeZone('America/New_York');
    expect(formatDateTime(EVENING_IN_NEW_YORK)).toBe('Nov 21, 2026, 10:30 PM');
    setTimeZone('Asia/Tokyo');
    expect(formatDate(EVENING_IN_NEW_YORK)).toBe('Nov 22, 2026');
  });

  it('ASET-1 are parsed in the same time zone in which they are shown', () => {
    setTimeZone('America/New_York');
    expect(findInstant('2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
    expect(findInstant('2026-11-30', 1)).toBe('2026-12-01T05:00:00.000Z');
    expect(findInstant('2026-07-04T09:30')).toBe('2026-07-04T13:30:00.000Z');
    expect(formatDate(findInstant('2027-01-31') ?? '')).toBe('Jan 31, 2027');
    for (const incomplete of ['', 'soon', '2026-13']) expect(findInstant(incomplete)).toBeUndefined();
  });

  it('ASET-1 can have any year, such as those that a field passes while 2027 is typed', () => {
    setTimeZone('America/New_York');
    for (const year of ['0002', '0020', '0202', '9998']) {
      const day = getDay(findInstant(`${year}-03-01T12:00`) ?? '');
      expect(day).toBe(`${year}-03-01`);
      expect(getDay(findInstant(day, 1) ?? '')).toBe(`${year}-03-02`);
    }
    for (const edge of ['0000-01-01', '0001-01-01']) expect(findInstant(edge, 1)).toBeDefined();
    for (const days of [3_000_000, -3_000_000, 1e12]) expect(findInstant('2026-11-21', days)).toBeUndefined();
    expect(findInstant('9999-12-31', 1)).toBeUndefined();
  });

  it('ASET-1 change at midnight in the studio’s time zone', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    setTimeZone('America/New_York');
    expect(toDay(EVENING_IN_NEW_YORK, now)).toBe('Yesterday');
    setTimeZone('Asia/Tokyo');
    expect(toDay(EVENING_IN_NEW_YORK, now)).toBe('Today');
  });
});
