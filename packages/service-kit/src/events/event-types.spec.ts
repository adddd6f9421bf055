import { EVENT_CATALOG } from '@atelier/contracts';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { describe, expect, it } from '@jest/globals';
import { getData } from './event-types.js';

/** The data with one more field in each object of it, however deep. */
const withLaterFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withLaterFields(field)]);
  return { ...Object.fromEntries(fields), addedByALaterVersion: { deep: true } };
};

describe('the data of an event', () => {
  it.each(EVENT_CATALOG.map((definition) => [definition.type, definition] as const))(
    'PLT-4 of %s is read although a later version added fields to it',
    (_type, definition) => {
      const { data } = eventExample(definition);
      expect(() => getData(definition, { data: withLaterFields(data) })).not.toThrow();
    },
  );

  it.each(EVENT_CATALOG.map((definition) => [definition.type, definition] as const))(
    'PLT-4 of %s is refused where it is no object',
    (_type, definition) => {
      expect(() => getData(definition, { data: 'text' })).toThrow('expected object');
    },
  );
});
