import * as z from 'zod';

const LIMIT_NAMES = ['contact', 'login', 'search', 'public', 'pages'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

export interface RateLimit {
  name: LimitName;
  count: number;
  windowMs: number;
}

/** Limits per network: requests by name and time, and concurrent requests. */
export interface RateLimits {
  rates: readonly RateLimit[];
  concurrent: number;
}

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000 } as const;
const RATE = new RegExp(`^(${LIMIT_NAMES.join('|')})=([1-9]\\d{0,8})/([1-9]\\d{0,3})([smh])$`);
const CONCURRENT = /^concurrent=([1-9]\d{0,5})$/;
const DEFAULT = 'contact=5/1m,login=10/15m,public=600/1m,pages=300/1m,concurrent=64';
const FORM = `must be off, or a line such as ${DEFAULT}`;
const NO_LIMITS: RateLimits = { rates: [], concurrent: Number.POSITIVE_INFINITY };

const parseRate = (text: string): RateLimit | undefined => {
  const [, name, count, amount, unit] = RATE.exec(text) ?? [];
  if (name === undefined) return undefined;
  return {
    name: name as LimitName,
    count: Number(count),
    windowMs: Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS],
  };
};

const parseRules = (rules: readonly string[]): RateLimits | undefined => {
  const concurrent = rules.map((rule) => CONCURRENT.exec(rule)?.[1]).find((count) => count !== undefined);
  const rates = rules.filter((rule) => !CONCURRENT.test(rule)).map(parseRate);
  const known = rates.filter((rate) => rate !== undefined);
  if (known.length < rates.length) return undefined;
  return { rates: known, concurrent: concurrent === undefined ? NO_LIMITS.concurrent : Number(concurrent) };
};

/** `RATE_LIMITS`: requests per network by name and time; `off` switches all limits off. */
export const rateLimits = z
  .string()
  .default(DEFAULT)
  .transform((line, context): RateLimits => {
    if (line.trim() === 'off') return NO_LIMITS;
    const limits = parseRules(line.split(',').map((rule) => rule.trim()));
    if (limits !== undefined) return limits;
    context.addIssue({ code: 'custom', message: FORM });
    return z.NEVER;
  });
