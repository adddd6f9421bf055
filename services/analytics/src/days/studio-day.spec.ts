import { describe, expect, it } from '@jest/globals';
import { endOfDay, getHours, getMinutes, getPlace, startOfDay } from './studio-day.js';

describe('studio day', () => {
  it.each([
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z', 24],
    ['2026-11-20', 'America/New_York', '2026-11-20T05:00:00.000Z', 24],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z', 24],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 25],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z', 24],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', 23],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', 25],
    ['2026-05-01', 'Asia/Kolkata', '2026-04-30T18:30:00.000Z', 24],
    ['2026-05-01', 'Asia/Kathmandu', '2026-04-30T18:15:00.000Z', 24],
    // Half an hour shorter in spring.
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', 24],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', 25],
    // The clocks skip midnight, and repeat it.
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z', 23],
    ['2024-10-31', 'Africa/Cairo', '2024-10-30T21:00:00.000Z', 25],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', 24],
  ])('AANA-1 %s in %s begins at %s and has %i hours', (day, timeZone, begin, hours) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(begin);
    expect(getHours(day, timeZone)).toBe(hours);
    const last = new Date(endOfDay(day, timeZone).getTime() - 1);
    expect(getPlace(startOfDay(day, timeZone), timeZone)).toMatchObject({ day, slot: '00:00' });
    expect(getPlace(last, timeZone).day).toBe(day);
  });

  it.each(['America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Pacific/Apia', 'America/St_Johns'])(
    'AANA-1 every moment of a year in %s falls within exactly one day',
    (timeZone) => {
      for (
        let time = Date.parse('2026-01-01T00:07:00Z');
        time < Date.parse('2027-01-01T00:00:00Z');
        time += 23_000_000
      ) {
        const { day } = getPlace(new Date(time), timeZone);
        expect(startOfDay(day, timeZone).getTime()).toBeLessThanOrEqual(time);
        expect(endOfDay(day, timeZone).getTime()).toBeGreaterThan(time);
      }
    },
  );

  it('AANA-1 distinguishes the repeated hour, and keeps counting across the skipped hour', () => {
    const slotIn = (time: string) => getPlace(new Date(time), 'Europe/Berlin').slot;
    expect(['2026-10-25T00:20:00Z', '2026-10-25T01:20:00Z'].map(slotIn)).toEqual(['02:15', '03:15']);
    expect(['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z'].map(slotIn)).toEqual(['01:45', '02:00']);
    expect(slotIn('2026-10-25T22:59:59Z')).toBe('24:45');
  });

  it('reads the quarter hours and the whole hours of an earlier version', () => {
    expect(getMinutes('14:15')).toEqual({ begin: 855, end: 870 });
    expect(getMinutes('14')).toEqual({ begin: 840, end: 900 });
  });
});
