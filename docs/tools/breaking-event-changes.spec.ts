import { describe, expect, it } from '@jest/globals';
import { breakingEventChanges, type EventDocument } from './breaking-event-changes.ts';
import type { JsonSchema } from './schema-gaps.ts';

const TEXT: JsonSchema = { type: 'string' };
const EVENT = 'content.post.published.v1';

const toDocument = (properties: Record<string, JsonSchema>, required: readonly string[] = []): EventDocument => ({
  components: {
    messages: {
      [EVENT]: { payload: { allOf: [{}, { properties: { data: { type: 'object', properties, required } } }] } },
    },
    schemas: {},
  },
});

const released = toDocument({ id: TEXT, keywords: { type: 'array', items: TEXT } }, ['id', 'keywords']);

describe('detection of breaking event changes', () => {
  it('PLT-4 finds nothing if nothing changed', () => {
    expect(breakingEventChanges(released, released)).toEqual([]);
  });

  it('PLT-4 accepts a new optional field', () => {
    const current = toDocument({ id: TEXT, keywords: { type: 'array', items: TEXT }, title: TEXT }, ['id', 'keywords']);
    expect(breakingEventChanges(released, current)).toEqual([]);
  });

  it.each([
    ['a removed field', toDocument({ id: TEXT }, ['id']), `${EVENT} keywords: was removed`],
    [
      'a field that may be missing',
      toDocument({ id: TEXT, keywords: { type: 'array', items: TEXT } }, ['id']),
      `${EVENT} keywords: may be missing now`,
    ],
    [
      'a field that older events lack',
      toDocument({ id: TEXT, keywords: { type: 'array', items: TEXT }, slug: TEXT }, ['id', 'keywords', 'slug']),
      `${EVENT} slug: is required now`,
    ],
    [
      'another type',
      toDocument({ id: { type: 'number' }, keywords: { type: 'array', items: TEXT } }, ['id', 'keywords']),
      `${EVENT} id: number is answered now`,
    ],
  ])('PLT-4 finds %s', (_what, current, line) => {
    expect(breakingEventChanges(released, current)).toContain(line);
  });

  it('PLT-4 finds a removed event', () => {
    const current: EventDocument = { components: { messages: {}, schemas: {} } };
    expect(breakingEventChanges(released, current)).toEqual([`${EVENT}: was removed`]);
  });
});
