import { describe, expect, it } from '@jest/globals';
import { getPlace } from '../days/studio-day.js';
import { findDueWeek } from './due-week.js';

const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const WEEK_BEFORE = { from: '2026-11-09', to: '2026-11-15' };

describe('week to summarize', () => {
  it.each([
    ['on Sunday', '2026-11-22', '23:45', WEEK_BEFORE],
    ['on Monday before eight', '2026-11-23', '07:45', undefined],
    ['on Monday at eight', '2026-11-23', '08:00', WEEK],
    ['on the Sunday after', '2026-11-29', '23:45', WEEK],
    ['on a Thursday after a downtime', '2026-11-26', '00:00', WEEK],
  ])('AANA-1 %s is the last completed week', (_when, day, slot, week) => {
    expect(findDueWeek({ day, slot })).toEqual(week);
  });

  it.each([
    ['America/New_York', '2026-11-23T12:59:59Z', undefined],
    ['America/New_York', '2026-11-23T13:00:00Z', WEEK],
    ['Asia/Tokyo', '2026-11-22T22:59:59Z', undefined],
    ['Asia/Tokyo', '2026-11-22T23:00:00Z', WEEK],
    ['Pacific/Kiritimati', '2026-11-22T18:00:00Z', WEEK],
  ])('AANA-1 starts and ends in the studio’s time zone: %s at %s', (timeZone, time, week) => {
    expect(findDueWeek(getPlace(new Date(time), timeZone))).toEqual(week);
  });
});
