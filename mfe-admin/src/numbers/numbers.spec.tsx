import { describe, expect, it } from '@jest/globals';
import { countOf, formatBytes, formatDuration, formatShare } from './numbers';

describe('numbers in the back office', () => {
  it('are formatted with the matching noun form', () => {
    expect([countOf(1, 'post'), countOf(1076, 'post'), countOf(0, 'person has', 'people have')]).toEqual([
      '1 post',
      '1,076 posts',
      '0 people have',
    ]);
  });

  it('are formatted with a unit that suits their size', () => {
    const sizes = [12, 340 * 1024, 2.4 * 1024 ** 2, 1024 ** 3].map(formatBytes);
    expect(sizes).toEqual(['1\u00a0KB', '340\u00a0KB', '2.4\u00a0MB', '1\u00a0GB']);
    const durations = [12.34, 3400, 90_000, 5_400_000, 172_800_000].map(formatDuration);
    expect(durations).toEqual(['12.3 ms', '3.4 s', '1.5 min', '1.5 h', '2 d']);
    expect([formatShare(0.984), formatShare(0)]).toEqual(['98.4%', '0%']);
  });
});
