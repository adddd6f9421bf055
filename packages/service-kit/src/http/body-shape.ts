import type { FieldIssue } from '@atelier/contracts';

const MAX_KEYS_OF_AN_OBJECT = 200;
const MAX_LEVELS = 32;
const MAX_VALUES = 10_000;

const WIDE = `An object may have at most ${MAX_KEYS_OF_AN_OBJECT} fields`;
const DEEP = `Values may be nested at most ${MAX_LEVELS} levels deep`;
const LONG = `The body may have at most ${MAX_VALUES} values`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const getSize = (value: object): number => (Array.isArray(value) ? value.length : Object.keys(value).length);

const isWide = (value: object): boolean => !Array.isArray(value) && getSize(value) > MAX_KEYS_OF_AN_OBJECT;

const brokenRule = (body: object): string | undefined => {
  let values = 1;
  let level = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return DEEP;
    if (level.some(isWide)) return WIDE;
    values += level.reduce((sum, parent) => sum + getSize(parent), 0);
    if (values > MAX_VALUES) return LONG;
    level = level.flatMap((parent) => Object.values(parent).filter(isObject));
  }
  return undefined;
};

/**
 * Finds the rule that the shape of a parsed body breaks, before schema validation, which costs far more than parsing. Values
 * are counted before they are visited, so at most 10,000 are.
 */
export const brokenShapeRule = (body: unknown): FieldIssue | undefined => {
  const message = isObject(body) ? brokenRule(body) : undefined;
  return message === undefined ? undefined : { field: 'body', message };
};
