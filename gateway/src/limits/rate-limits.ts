import * as z from 'zod';

export interface RateLimit {
  name: string;
  count: number;
  windowMs: number;
}

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000 } as const;
const RULE = /^(contact|login|search|public)=([1-9]\d{0,8})\/([1-9]\d{0,3})([smh])$/;
const DEFAULT = 'contact=5/1m,login=10/15m,public=600/1m';
const FORM = `must be off, or a line such as ${DEFAULT}`;

const parseRule = (text: string): RateLimit | undefined => {
  const [, name, count, amount, unit] = RULE.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  return { name, count: Number(count), windowMs: Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS] };
};

/** `RATE_LIMITS`: requests per address and window, by name; `off` switches all off (decisions.md, "Data"). */
export const rateLimits = z
  .string()
  .default(DEFAULT)
  .transform((line, context): RateLimit[] => {
    if (line.trim() === 'off') return [];
    const rules = line.split(',').map(parseRule);
    const valid = rules.filter((rule) => rule !== undefined);
    if (valid.length === rules.length) return valid;
    context.addIssue({ code: 'custom', message: FORM });
    return z.NEVER;
  });
