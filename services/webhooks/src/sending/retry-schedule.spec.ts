import { describe, expect, it } from '@jest/globals';
import { nextAttemptAt, retryAfterMs } from './retry-schedule.js';

const NOW = new Date('2026-05-04T09:30:00.000Z');
const waitSeconds = (failures: number, retryAfter?: string) => {
  const next = nextAttemptAt(failures, retryAfter, NOW);
  return next && (next.getTime() - NOW.getTime()) / 1000;
};

describe('delivery attempts', () => {
  it('PLT-5 number eight: at once, then after 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, and 10 h', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => waitSeconds(failures));
    expect(waits).toEqual([5, 60, 300, 1800, 7200, 18_000, 36_000, undefined]);
  });

  it('PLT-5 wait longer if Retry-After requests it, but never shorter', () => {
    expect(waitSeconds(1, '120')).toBe(120);
    expect(waitSeconds(3, '120')).toBe(300);
    expect(waitSeconds(8, '120')).toBeUndefined();
  });

  it.each([
    ['30', 30_000],
    ['Mon, 04 May 2026 09:31:00 GMT', 60_000],
    ['Mon, 04 May 2026 09:00:00 GMT', 0],
    ['soon', 0],
    [undefined, 0],
    ['99999999', 24 * 60 * 60 * 1000],
  ])('PLT-5 parse Retry-After %j', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});
