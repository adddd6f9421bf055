import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ReadingSchedule } from './reading-schedule.js';

describe('ReadingSchedule', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('PLT-8 is on time for one interval after the last read, and then overdue until the next', () => {
    const schedule = new ReadingSchedule(60_000);
    jest.advanceTimersByTime(2000);
    expect(schedule.overdueSeconds).toBe(2);
    schedule.onRead();
    jest.advanceTimersByTime(60_000);
    expect(schedule.overdueSeconds).toBe(0);
    jest.advanceTimersByTime(5000);
    expect(schedule.overdueSeconds).toBe(5);
    schedule.onRead();
    expect(schedule.overdueSeconds).toBe(0);
  });
});
