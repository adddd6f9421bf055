import { describe, expect, it } from '@jest/globals';
import { waitMs } from './back-off.js';

describe('retry back-off', () => {
  it('PLT-4 doubles up to half a minute, and varies between subscribers', () => {
    const longest = [0, 1, 2, 5, 6, 99].map((failures) => waitMs(failures, () => 1));
    expect(longest).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
    expect(waitMs(3, () => 0)).toBe(2000);
  });
});
