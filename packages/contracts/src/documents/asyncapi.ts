import type * as z from 'zod';
import { EVENT_CATALOGUE } from '../events/catalogue.js';
import { cloudEvent, type EventDefinition } from '../events/event.js';
import { SchemaBook } from './schema-book.js';

type Definition = EventDefinition<string, z.ZodType>;

const INFO = {
  title: 'Atelier events',
  version: '1.0.0',
  description: [
    'What happens in the platform, as it happens. Every message is a CloudEvent 1.0 in JSON whose `type` is also its NATS',
    'subject; `id` sorts by time and is the message ID that the broker drops repetitions by. Delivery is at least once:',
    'a consumer remembers the IDs that it has taken in. Events carry identifiers, never what a person wrote.',
  ].join('\n'),
  license: { name: 'MIT' },
};

const SERVERS = {
  nats: {
    host: 'localhost:4222',
    protocol: 'nats',
    description:
      'NATS with JetStream. Events stand in the stream ATELIER_EVENTS and are read by durable pull consumers.',
  },
};

const envelope = cloudEvent.meta({ id: 'CloudEvent' });

const HEADERS = {
  type: 'object',
  properties: { 'Nats-Msg-Id': { type: 'string', description: 'The `id` of the event.' } },
};

/** `atelier.content.post.published.v1` becomes `content.post.published.v1` in channels and messages. */
const nameOf = (type: string): string => type.replace(/^atelier\./, '');

/** `content.post.published.v1` becomes `ContentPostPublishedV1` after `send` and `receive`. */
const pascalCased = (name: string): string =>
  name.replaceAll(/(?:^|[._])([a-z])/g, (_all, letter: string) => letter.toUpperCase());

const messageOf = ({ type, summary, data }: Definition, book: SchemaBook) => ({
  name: type,
  title: nameOf(type),
  summary,
  contentType: 'application/json',
  headers: HEADERS,
  payload: {
    allOf: [
      book.write(envelope, 'input'),
      {
        type: 'object',
        properties: { type: { type: 'string', const: type }, data: book.write(data, 'input') },
        required: ['type', 'data'],
      },
    ],
  },
});

const channelOf = ({ type, summary }: Definition) => ({
  address: type,
  description: summary,
  servers: [{ $ref: '#/servers/nats' }],
  messages: { event: { $ref: `#/components/messages/${nameOf(type)}` } },
});

const operationsOf = ({ type, summary, owner }: Definition) => {
  const channel = `#/channels/${nameOf(type)}`;
  const shared = { channel: { $ref: channel }, summary, messages: [{ $ref: `${channel}/messages/event` }] };
  const name = pascalCased(nameOf(type));
  return [
    [`send${name}`, { action: 'send', ...shared, description: `By ${owner} alone.`, tags: [{ name: owner }] }],
    [`receive${name}`, { action: 'receive', ...shared, description: 'By whoever cares.', tags: [{ name: owner }] }],
  ];
};

/** The event catalog as an AsyncAPI 3.0 document. */
export const asyncApiDocument = (catalogue: readonly Definition[] = EVENT_CATALOGUE) => {
  const book = new SchemaBook();
  const byName = (part: (definition: Definition) => object) =>
    Object.fromEntries(catalogue.map((definition) => [nameOf(definition.type), part(definition)]));
  const { document: messages, schemas } = book.publish(byName((definition) => messageOf(definition, book)));
  return {
    asyncapi: '3.0.0',
    info: INFO,
    defaultContentType: 'application/json',
    servers: SERVERS,
    channels: byName(channelOf),
    operations: Object.fromEntries(catalogue.flatMap(operationsOf)),
    components: { messages, schemas },
  };
};
