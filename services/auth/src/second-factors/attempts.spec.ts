import { describe, expect, it } from '@jest/globals';
import { type Attempts, afterFailure, isBlocked, NO_ATTEMPTS } from './attempts.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;

const failing = (times: number): Attempts =>
  Array.from({ length: times }).reduce<Attempts>((attempts) => afterFailure(attempts, NOW), NO_ATTEMPTS);
const blockedMinutes = (times: number) => ((failing(times).blockedUntil?.getTime() ?? 0) - NOW.getTime()) / MINUTE_MS;

describe('attempts at a second factor', () => {
  it('APRO-1 leave four wrong codes without consequence', () => {
    expect(failing(4)).toEqual({ failures: 4, blockedUntil: null });
  });

  it('APRO-1 close the account at each fifth, for twice as long each time, and never for more than a day', () => {
    expect([5, 10, 15, 20].map(blockedMinutes)).toEqual([15, 30, 60, 120]);
    expect(blockedMinutes(100)).toBe(24 * 60);
  });

  it('APRO-1 are taken again when the time is over', () => {
    const closed = failing(5);
    expect(isBlocked(closed, new Date(NOW.getTime() + 15 * MINUTE_MS - 1))).toBe(true);
    expect(isBlocked(closed, new Date(NOW.getTime() + 15 * MINUTE_MS))).toBe(false);
  });
});
