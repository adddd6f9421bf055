import { type CloudEvent, defineEvent, EVENT_CATALOG, upcastFrom, versionsOf } from '@atelier/contracts';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { getData } from './event-types.js';

const v1 = defineEvent('atelier.content.poem.written.v1', 'A poem was written.', z.object({ author: z.string() }));
const v2 = defineEvent(
  'atelier.content.poem.written.v2',
  'A poem was written, by one or more authors.',
  z.object({ authors: z.array(z.string()) }),
  upcastFrom(v1, ({ author }) => ({ authors: [author] })),
);
const v3 = defineEvent(
  'atelier.content.poem.written.v3',
  'A poem was written, in some language.',
  z.object({ authors: z.array(z.string()).min(1), language: z.string().default('en') }),
  upcastFrom(v2, (data) => data),
);

const EVENT = { ...eventExample(v1), data: { author: 'Ada' } };
const toEvent = (type: string, data: unknown): CloudEvent => ({ ...EVENT, type, data });

/** The data with one more field in each object of it, however deep. */
const withLaterFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withLaterFields(field)]);
  return { ...Object.fromEntries(fields), addedByALaterVersion: { deep: true } };
};

describe('event data', () => {
  it.each(EVENT_CATALOG.map((definition) => [definition.type, definition] as const))(
    'PLT-4 of %s is accepted although a later version added fields',
    (_type, definition) => {
      const example = eventExample(definition);
      const later = { ...example, data: withLaterFields(example.data) };
      expect(() => getData(definition, later)).not.toThrow();
    },
  );

  it.each(EVENT_CATALOG.map((definition) => [definition.type, definition] as const))(
    'PLT-4 of %s is rejected if it is not an object',
    (_type, definition) => {
      expect(() => getData(definition, { ...eventExample(definition), data: 'text' })).toThrow('expected object');
    },
  );
});

describe('an event with several versions', () => {
  it.each([
    [EVENT, ['Ada'], 'en'],
    [toEvent(v2.type, { authors: ['Ada', 'Mary'] }), ['Ada', 'Mary'], 'en'],
    [toEvent(v3.type, { authors: ['Ada'], language: 'fr' }), ['Ada'], 'fr'],
  ])('PLT-4 is read as the latest version by the latest consumer: $type', (event, authors, language) => {
    expect(getData(v3, event)).toEqual({ authors, language });
  });

  it('PLT-4 is subscribed to in every version', () => {
    expect(versionsOf(v3)).toEqual([v3.type, v2.type, v1.type]);
  });

  it.each([
    ['an old event that its own schema refuses', toEvent(v1.type, { author: 7 })],
    ['an old event that becomes no valid one', toEvent(v2.type, { authors: [] })],
  ])('PLT-4 rejects %s', (_what, event) => {
    expect(() => getData(v3, event)).toThrow(z.ZodError);
  });
});
