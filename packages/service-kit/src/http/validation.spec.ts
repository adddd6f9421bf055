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

describe('a body that is checked by its schema', () => {
  it('CON-5 is returned as the schema describes it', () =>
    expect(checkedBody(named, { name: 'Ada' })).toEqual({ name: 'Ada' }));

  it('CON-5 has at most 50 issues', () => expect(issuesOf(wide(150))).toHaveLength(50));

  it('CON-5 is refused for its shape before the schema sees it', () =>
    expect(issuesOf(wide(201))).toEqual([{ field: 'body', message: 'An object may have at most 200 fields' }]));
});
