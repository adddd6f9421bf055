import { describe, expect, it } from '@jest/globals';
import {
  ATTEMPT_POLICIES,
  type AttemptKind,
  type Attempts,
  afterFailure,
  NO_ATTEMPTS,
  waitSeconds,
} from './attempts.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;

const failing = (kind: AttemptKind, times: number): Attempts =>
  Array.from({ length: times }).reduce<Attempts>(
    (attempts) => afterFailure(attempts, ATTEMPT_POLICIES[kind], NOW),
    NO_ATTEMPTS,
  );
const blockedMinutes = (kind: AttemptKind, times: number) => waitSeconds(failing(kind, times), NOW) / 60;

describe('wrong guesses', () => {
  it('APRO-1 have no consequence for the first four codes', () => {
    expect(failing('code', 4)).toEqual({ failures: 4, blockedUntil: null });
  });

  it('APRO-1 block codes for an account at every fifth, for twice as long each time, up to a day', () => {
    expect([5, 10, 15, 20].map((times) => blockedMinutes('code', times))).toEqual([15, 30, 60, 120]);
    expect(blockedMinutes('code', 100)).toBe(24 * 60);
  });

  it('AUTH-1 block passwords for an account at every tenth, up to an hour', () => {
    expect([9, 10, 20, 30, 100].map((times) => blockedMinutes('password', times))).toEqual([0, 15, 30, 60, 60]);
  });

  it('APRO-1 stop blocking an account when the time is over', () => {
    const closed = failing('code', 5);
    expect(waitSeconds(closed, new Date(NOW.getTime() + 15 * MINUTE_MS - 1))).toBe(1);
    expect(waitSeconds(closed, new Date(NOW.getTime() + 15 * MINUTE_MS))).toBe(0);
  });
});
