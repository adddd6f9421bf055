import { afterEach, describe, expect, it } from '@jest/globals';
import { toDay } from '../activity-log/moments';
import { formatDate, formatDateTime, setTimeZone } from './dates';

const EVENING_IN_NEW_YORK = '2026-11-22T03:30:00Z';

describe('dates that staff read', () => {
  afterEach(() => setTimeZone(undefined));

  it('ABLG-2 are in the studio’s time zone, wherever the browser is', () => {
    setTimeZone('America/New_York');
    expect(formatDateTime(EVENING_IN_NEW_YORK)).toBe('Nov 21, 2026, 10:30 PM');
    setTimeZone('Asia/Tokyo');
    expect(formatDate(EVENING_IN_NEW_YORK)).toBe('Nov 22, 2026');
  });

  it('ASET-1 begin a new day at the studio’s midnight', () => {
    const now = new Date('2026-11-22T06:00:00Z');
    setTimeZone('America/New_York');
    expect(toDay(EVENING_IN_NEW_YORK, now)).toBe('Yesterday');
    setTimeZone('Asia/Tokyo');
    expect(toDay(EVENING_IN_NEW_YORK, now)).toBe('Today');
  });
});
