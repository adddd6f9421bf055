import { describe, expect, it } from '@jest/globals';
import { DATABASE_CHECK, FRESH_FOR_MS, GENERAL_SWR_OPTIONS, HEALTH_CHECK } from './freshness';

const MINUTE_MS = 60_000;

describe('data freshness', () => {
  it('CHR-10 lasts for the period set for each kind of data', () => {
    expect(FRESH_FOR_MS).toEqual({
      general: 5 * MINUTE_MS,
      projects: 5 * MINUTE_MS,
      project: 10 * MINUTE_MS,
      stats: 30 * MINUTE_MS,
      team: 10 * MINUTE_MS,
      leadership: 30 * MINUTE_MS,
      blogList: 0,
      blogCategories: 60 * MINUTE_MS,
      contactStats: 10 * MINUTE_MS,
    });
  });

  it('CHR-10 sets separate retries and refresh intervals for each check', () => {
    expect(HEALTH_CHECK).toEqual({ refreshIntervalMs: 30_000, retryCount: 3, retryDelayMs: 1000 });
    expect(DATABASE_CHECK).toEqual({ refreshIntervalMs: 60_000, retryCount: 2, retryDelayMs: 1000 });
    expect(GENERAL_SWR_OPTIONS).toMatchObject({ errorRetryCount: 2, revalidateOnFocus: false });
  });
});
