import { expect, it } from '@jest/globals';
import type * as z from 'zod';

/** Field, what stands in it, and what is said of it; undefined where it is taken. */
export type Rule = readonly [field: string, value: unknown, says: string | undefined];

export const long = (length: number): string => 'x'.repeat(length);
export const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `Number ${at + 1}`);

/** How long a text may be at that end, and what is said beyond it; a least length of 0 has nothing beyond it. */
type Limit = readonly [length: number, says?: string];

/** A text at its least, at its most, and one character beyond either. */
export const aroundText = (field: string, [min, tooShort]: Limit, [max, tooLong]: Limit): Rule[] => {
  const atMost: Rule[] = [
    [field, long(max), undefined],
    [field, long(max + 1), tooLong],
  ];
  return min === 0 ? atMost : [[field, long(min - 1), tooShort], [field, long(min), undefined], ...atMost];
};

export const atLeastOne = (field: string, says: string, max: number, tooMany: string): Rule[] => [
  [field, undefined, says],
  [field, null, says],
  [field, [], says],
  [field, many(1), undefined],
  [field, many(max), undefined],
  [field, many(max + 1), tooMany],
];

/** Nothing at all, in each way in which clients say it. */
export const required = (field: string, says: string): Rule[] =>
  ['', undefined, null].map((nothing) => [field, nothing, says]);
export const requiredText = (field: string, says: string): Rule[] => [...required(field, says), [field, '   ', says]];
export const optional = (field: string): Rule[] => ['', undefined, null].map((nothing) => [field, nothing, undefined]);

const spelled = (value: unknown): string => {
  const written = JSON.stringify(value) ?? 'undefined';
  return written.length > 40 ? `${Array.isArray(value) ? value.length : written.length - 2} of them` : written;
};

/** One test a row, about the message that a form shows: the first one. Nothing is said of any other field. */
export const expectRules = (id: string, schema: z.ZodType, valid: object, rows: readonly Rule[]): void => {
  it(`${id} takes what keeps every rule`, () => {
    expect(schema.safeParse(valid).error?.issues).toBeUndefined();
  });
  it.each(rows.map(([field, value, says]) => [field, spelled(value), says ?? 'nothing', { value, says }] as const))(
    `${id} says of %s with %s: %s`,
    (field, _spelled, _says, { value, says }) => {
      const issues = schema.safeParse({ ...valid, [field]: value }).error?.issues ?? [];
      expect(issues[0]?.message).toBe(says);
      expect(issues.every(({ path }) => path[0] === field)).toBe(true);
    },
  );
};
