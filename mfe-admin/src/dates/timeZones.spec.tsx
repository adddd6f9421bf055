import { afterEach, describe, expect, it } from '@jest/globals';
import { formatZonedTime, setTimeZone, toInstant, toWallTime } from './dates';

const NEW_YORK = 'America/New_York';

describe('studio time', () => {
  afterEach(() => setTimeZone(undefined));

  it('matches the studio’s local time in winter and in summer', () => {
    expect(toWallTime('2027-01-15T14:30:00.000Z', NEW_YORK)).toBe('2027-01-15T09:30');
    expect(toWallTime('2027-07-15T14:30:00.000Z', NEW_YORK)).toBe('2027-07-15T10:30');
    expect(toWallTime('2027-01-15T05:00:00.000Z', NEW_YORK)).toBe('2027-01-15T00:00');
  });

  it('converts back to the same instant', () => {
    for (const iso of ['2027-01-15T14:30:00.000Z', '2027-07-15T14:30:00.000Z', '2027-03-14T06:59:00.000Z'])
      for (const zone of [NEW_YORK, 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'])
        expect(toInstant(toWallTime(iso, zone), zone)).toBe(iso);
  });

  it('maps a skipped hour to the following one, and a repeated hour to its first occurrence', () => {
    expect(toInstant('2027-03-14T02:30', NEW_YORK)).toBe('2027-03-14T07:30:00.000Z');
    expect(toInstant('2027-11-07T01:30', NEW_YORK)).toBe('2027-11-07T05:30:00.000Z');
  });

  it('includes the name of the time zone', () => {
    setTimeZone(NEW_YORK);
    expect(formatZonedTime('2027-01-15T14:30:00.000Z')).toMatch(/Jan 15, 2027, 9:30\sAM EST/);
  });
});
