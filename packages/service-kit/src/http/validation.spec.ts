import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { InvalidInput } from './exceptions.js';
import { checkedBody } from './validation.js';

const named = z.strictObject({ name: z.string() });
const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, at) => [`key${at}`, at]));

const issuesOf = (body: unknown) => {
  try {
    checkedBody(named, body);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues;
    throw error;
  }
};

describe('schema validation of a body', () => {
  it('CON-5 returns the body as the schema describes it', () =>
    expect(checkedBody(named, { name: 'Ada' })).toEqual({ name: 'Ada' }));

  it('CON-5 reports at most 50 issues', () => expect(issuesOf(wide(150))).toHaveLength(50));

  it('CON-5 rejects an invalid shape before the schema runs', () =>
    expect(issuesOf(wide(201))).toEqual([{ field: 'body', message: 'An object may have at most 200 fields' }]));
});
