import { describe, expect, it } from '@jest/globals';
import { rateLimits } from './rate-limits.js';
import { RequestCounter } from './request-counter.js';

describe('RATE_LIMITS', () => {
  it('reads one line of rules', () => {
    expect(rateLimits.parse('contact=5/1m,login=10/15m')).toEqual([
      { name: 'contact', count: 5, windowMs: 60_000 },
      { name: 'login', count: 10, windowMs: 900_000 },
    ]);
  });

  it('limits contact, login and public calls when nothing is set', () => {
    expect(rateLimits.parse(undefined).map(({ name }) => name)).toEqual(['contact', 'login', 'public']);
  });

  it('switches every limit off', () => {
    expect(rateLimits.parse('off')).toEqual([]);
  });

  it.each(['contact=5', 'contact=0/1m', 'everything=5/1m', 'contact=5/1d', '5/1m'])(
    'refuses %s and says what it should look like',
    (line) => {
      const { error } = rateLimits.safeParse(line);
      expect(error?.issues[0]?.message).toContain('such as contact=5/1m');
    },
  );
});

describe('counting requests', () => {
  it('lets an address ask as often as the limit says, and says how long to wait after that', () => {
    let nowMs = 0;
    const counter = new RequestCounter(2, 60_000, () => nowMs);
    expect([counter.countRequest('a'), counter.countRequest('a')]).toEqual([0, 0]);
    nowMs = 20_000;
    expect(counter.countRequest('a')).toBe(40);
    expect(counter.countRequest('b')).toBe(0);
  });

  it('starts again with the next window', () => {
    let nowMs = 0;
    const counter = new RequestCounter(1, 1000, () => nowMs);
    counter.countRequest('a');
    nowMs = 1000;
    expect(counter.countRequest('a')).toBe(0);
  });
});
