import { describe, expect, it } from '@jest/globals';
import { INTERNAL_ADDRESS } from '../internal-address.js';
import { rateLimits } from './rate-limits.js';
import { RequestCounter } from './request-counter.js';
import { limitOf, RequestLimits } from './request-limits.js';

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

describe('which limit a call counts against', () => {
  it.each([
    ['POST', '/api/contact', 'contact'],
    ['POST', '/api/contact/newsletter', 'contact'],
    ['POST', '/api/contact/newsletter/confirm?x=1', 'contact'],
    ['POST', '/api/auth/login', 'login'],
    ['POST', '/api/auth/login/second-factor', 'login'],
    ['POST', '/api/auth/forgot-password', 'login'],
    ['POST', '/api/auth/reset-password/', 'login'],
    ['POST', '/api/auth/invitations/accept', 'login'],
    ['POST', '/api/auth/logout', 'public'],
    ['GET', '/api/contact', 'public'],
    ['GET', '/api/search?q=calm', 'search'],
    ['HEAD', '/api/search', 'search'],
    ['GET', '/api/blog', 'public'],
  ])('%s %s: %s', (method, url, limit) => expect(limitOf(method, url)).toBe(limit));

  it('counts searches as public reads where they have no limit of their own', () => {
    const limits = new RequestLimits({ RATE_LIMITS: rateLimits.parse('public=1/1m') });
    expect(limits.waitSeconds('search', 'a')).toBe(0);
    expect(limits.waitSeconds('public', 'a')).toBeGreaterThan(0);
    expect(limits.waitSeconds('contact', 'a')).toBe(0);
    expect(limits.waitSeconds('public', INTERNAL_ADDRESS)).toBe(0);
  });

  it('counts searches by themselves where they have one', () => {
    const limits = new RequestLimits({ RATE_LIMITS: rateLimits.parse('public=1/1m,search=2/1m') });
    expect([limits.waitSeconds('search', 'a'), limits.waitSeconds('search', 'a')]).toEqual([0, 0]);
    expect(limits.waitSeconds('search', 'a')).toBeGreaterThan(0);
  });
});
