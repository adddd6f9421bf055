import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { getNetwork } from './network.js';
import { rateLimits } from './rate-limits.js';
import { RequestCounter } from './request-counter.js';
import { RequestLimits } from './request-limits.js';

/** Emulates a counter stream for the replicas of one test. */
const aCounterStream = () => {
  const totals = new Map<string, number>();
  return {
    increment: async (name: string, by: number) => {
      const total = (totals.get(name) ?? 0) + by;
      totals.set(name, total);
      return total;
    },
  };
};
const NO_BROKER = { increment: async () => undefined };
const aLimit = (count: number, windowMs = 60_000) => ({ name: 'contact', count, windowMs }) as const;

describe('RATE_LIMITS', () => {
  it('CHR-7 parses one line of rules', () => {
    expect(rateLimits.parse('contact=5/1m,login=10/15m,concurrent=8')).toEqual({
      rates: [
        { name: 'contact', count: 5, windowMs: 60_000 },
        { name: 'login', count: 10, windowMs: 900_000 },
      ],
      concurrent: 8,
    });
  });

  it('CHR-7 defaults to limits for contact, login, public calls, pages, and concurrent requests', () => {
    const { rates, concurrent } = rateLimits.parse(undefined);
    expect(rates.map(({ name }) => name)).toEqual(['contact', 'login', 'public', 'pages']);
    expect(concurrent).toBe(64);
  });

  it('CHR-7 can turn off every limit', () => {
    expect(rateLimits.parse('off')).toEqual({ rates: [], concurrent: Number.POSITIVE_INFINITY });
  });

  it.each(['contact=5', 'contact=0/1m', 'everything=5/1m', 'contact=5/1d', '5/1m', 'concurrent=0'])(
    'CHR-7 rejects %s and shows the expected format',
    (line) => {
      const { error } = rateLimits.safeParse(line);
      expect(error?.issues[0]?.message).toContain('such as contact=5/1m');
    },
  );
});

describe('rate-limited network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:0:0:0:ffff', '2001:db8:1:2::/64'],
    ['page-renderer', 'page-renderer'],
    ['not:an:address', 'not:an:address'],
  ])('AUTH-1 for %s is %s', (address, network) => expect(getNetwork(address)).toBe(network));
});

describe('RequestCounter', () => {
  it('CHR-7 allows an address as many requests as the limit, and then reports how long to wait', () => {
    let nowMs = 0;
    const counter = new RequestCounter(aLimit(2), NO_BROKER, () => nowMs);
    expect([counter.count('a'), counter.count('a')]).toEqual([0, 0]);
    nowMs = 20_000;
    const waitSeconds = counter.count('a');
    expect(waitSeconds).toBeGreaterThan(0);
    expect(counter.count('b')).toBe(0);
    nowMs += waitSeconds * 1000;
    expect(counter.count('a')).toBe(0);
  });

  it('CHR-7 never allows twice the limit around the boundary of two windows', () => {
    let nowMs = 59_000;
    const counter = new RequestCounter(aLimit(4), NO_BROKER, () => nowMs);
    for (let request = 0; request < 4; request += 1) expect(counter.count('a')).toBe(0);
    nowMs = 61_000;
    expect(counter.count('a')).toBeGreaterThan(0);
    nowMs = 119_000;
    expect(counter.count('a')).toBe(0);
  });

  it('CHR-7 counts all addresses of an IPv6 network together', () => {
    const counter = new RequestCounter(aLimit(1), NO_BROKER, () => 0);
    expect(counter.count('2001:db8::1')).toBe(0);
    expect(counter.count('2001:db8::2')).toBeGreaterThan(0);
  });

  it('CHR-7 forgets only the oldest network when the table is full', () => {
    const counter = new RequestCounter(aLimit(1), NO_BROKER, () => 0);
    for (let index = 0; index < 100_001; index += 1)
      counter.count(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    expect(counter.size).toBe(100_000);
    expect(counter.count('10.0.0.1')).toBeGreaterThan(0);
    expect(counter.count('10.0.0.0')).toBe(0);
  });

  it('AUTH-1 allows exactly as many requests through two replicas as through one', async () => {
    const shared = aCounterStream();
    const replicas = [0, 1].map(() => new RequestCounter(aLimit(5), shared, () => 30_000));
    const waits = await Promise.all(Array.from({ length: 14 }, (_, at) => replicas[at % 2]?.countExactly('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('CHR-7 shares frequent requests with the other replicas without waiting for a response', async () => {
    const shared = aCounterStream();
    const [one, other] = [0, 1].map(() => new RequestCounter(aLimit(100), shared, () => 30_000));
    for (let request = 0; request < 100; request += 1) one?.count('a');
    for (let request = 0; request < 5; request += 1) other?.count('a');
    await Promise.resolve();
    expect(other?.count('a')).toBeGreaterThan(0);
  });

  it('CHR-7 counts locally while the broker is down', async () => {
    const counter = new RequestCounter(aLimit(1), NO_BROKER, () => 0);
    expect(await counter.countExactly('a')).toBe(0);
    expect(await counter.countExactly('a')).toBeGreaterThan(0);
  });
});

describe('named limits', () => {
  const getLimits = (line: string) => new RequestLimits(rateLimits.parse(line), NO_BROKER);

  it('CHR-7 count searches as public reads unless searches have their own limit', () => {
    const limits = getLimits('public=1/1m');
    expect(limits.waitSeconds('search', 'a')).toBe(0);
    expect(limits.waitSeconds('public', 'a')).toBeGreaterThan(0);
    expect(limits.waitSeconds('contact', 'a')).toBe(0);
    expect(limits.waitSeconds('public', 'page-renderer')).toBe(0);
  });

  it('CHR-7 count searches separately if they have a limit', () => {
    const limits = getLimits('public=1/1m,search=2/1m');
    expect([limits.waitSeconds('search', 'a'), limits.waitSeconds('search', 'a')]).toEqual([0, 0]);
    expect(limits.waitSeconds('search', 'a')).toBeGreaterThan(0);
  });

  it('CHR-7 give a network the configured number of concurrent slots, and release each slot once', () => {
    const limits = getLimits('concurrent=2');
    const first = new PassThrough();
    const enter = (address: string, response = new PassThrough()) => limits.enter(address, response);
    expect([enter('a', first), enter('a'), enter('a'), enter('b')]).toEqual([true, true, false, true]);
    first.emit('close');
    first.emit('close');
    expect([enter('a'), enter('a')]).toEqual([true, false]);
  });
});
