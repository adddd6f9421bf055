import { EVENT_CATALOG, PUBLIC_EVENT_TYPES, toPublicData } from '@atelier/contracts';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { parseStreamedEvent } from '@atelier/contracts/events/streamed-event';
import { expect, it } from '@jest/globals';
import { toPublicMessage } from './public-stream.js';

const PERSONAL = {
  author: 'Ada Lovelace',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  title: 'T',
  text: 'T',
  excerpt: 'E',
};

it.each(EVENT_CATALOG.filter(({ type }) => PUBLIC_EVENT_TYPES.includes(type)))(
  'PLT-4 a NATS subscriber receives the same $type data as an HTTP subscriber, without names, addresses, or texts',
  (definition) => {
    const event = eventExample(definition);
    const message = toPublicMessage({ ...event, data: { ...(event.data as object), ...PERSONAL } });
    expect(Object.keys(message)).toEqual(['id', 'type', 'timestamp', 'data']);
    const allowed = Object.keys(toPublicData(definition.type).shape);
    expect(Object.keys(message.data).filter((name) => !allowed.includes(name))).toEqual([]);
    expect(JSON.stringify(message)).not.toContain('Ada');
    expect(parseStreamedEvent(message)).toEqual(message);
  },
);
