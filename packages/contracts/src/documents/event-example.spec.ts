import { describe, expect, it } from '@jest/globals';
import { EVENT_CATALOG } from '../events/catalog.js';
import { cloudEvent } from '../events/event.js';
import { PUBLIC_EVENT_TYPES, toPublicBody } from '../events/public-events.js';
import { parseStreamedEvent } from '../events/streamed-event.js';
import { eventExample } from './event-example.js';

const CATALOG = EVENT_CATALOG.map((definition) => [definition.type, definition] as const);

describe('event examples', () => {
  it.each(CATALOG)('PLT-4 show %s as its owner could publish it', (_type, definition) => {
    const example = eventExample(definition);
    expect(cloudEvent.safeParse(example).error).toBeUndefined();
    expect(definition.data.safeParse(example.data).error).toBeUndefined();
  });

  it.each(CATALOG.filter(([type]) => PUBLIC_EVENT_TYPES.includes(type)))(
    'PLT-4 are parsed by a subscriber without changes: %s',
    (_type, definition) => {
      const sent = { id: 'e1', ...toPublicBody(eventExample(definition)) };
      expect(parseStreamedEvent(sent)).toEqual(sent);
    },
  );
});

describe('an event received by a subscriber', () => {
  it('PLT-4 is ignored if its type is unknown to the subscriber, and rejected if its data does not match its type', () => {
    const timestamp = '2026-05-04T09:30:00.000Z';
    expect(
      parseStreamedEvent({ id: 'e1', type: 'atelier.content.poem.written.v1', timestamp, data: {} }),
    ).toBeUndefined();
    const broken = { id: 'e1', type: 'atelier.content.post.published.v1', timestamp, data: { id: 7 } };
    expect(() => parseStreamedEvent(broken)).toThrow();
    expect(() => parseStreamedEvent('hello')).toThrow();
  });
});
