import type * as z from 'zod';
import { EVENT_CATALOG } from '../events/catalog.js';
import { cloudEvent, type EventDefinition } from '../events/event.js';
import { PUBLIC_EVENT_TYPES, publicData, toPublicBody } from '../events/public-events.js';
import { eventExample } from './event-example.js';
import { SchemaBook } from './schema-book.js';

type Definition = EventDefinition<string, z.ZodType>;

const INFO = {
  title: 'Atelier events',
  version: '1.0.0',
  description: [
    'What happens in the platform, as it happens. Every message is a CloudEvent 1.0 in JSON whose `type` is also its NATS',
    'subject; `id` sorts by time and is the message ID that the broker drops repetitions by. Delivery is at least once:',
    'a consumer remembers the IDs that it has taken in. Events carry identifiers, never what a person wrote.',
    '',
    'Other systems take a part of them over HTTP, as server-sent events: the channel `stream`.',
    'Subscribers on NATS read the same messages from the stream ATELIER_PUBLIC, by the subject `public.` and the type.',
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
  api: {
    host: 'localhost:3000',
    pathname: '/api',
    protocol: 'http',
    description: 'The API, for systems that are not part of the platform.',
    security: [{ $ref: '#/components/securitySchemes/apiKey' }],
  },
};

const SECURITY_SCHEMES = {
  apiKey: {
    type: 'httpApiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A key with read on events, made in System Settings.',
  },
};

const STREAM = 'stream';
const STREAM_MESSAGE = 'streamed-event';

/** The ID stands beside the body, in the field `id:` of server-sent events. */
const streamMessage = (catalog: readonly Definition[], book: SchemaBook) => ({
  name: STREAM_MESSAGE,
  title: 'An event for another system',
  summary: 'What happened, with identifiers and states: the body that webhooks are sent, and the ID of the event.',
  contentType: 'application/json',
  payload: {
    allOf: [
      {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'The ID of the event: the same where it is sent again.' },
          type: { type: 'string', enum: PUBLIC_EVENT_TYPES },
          timestamp: { type: 'string', format: 'date-time' },
        },
        required: ['id', 'type', 'timestamp'],
      },
      { type: 'object', properties: { data: book.write(publicData, 'output') }, required: ['data'] },
    ],
  },
  examples: catalog
    .filter(({ type }) => PUBLIC_EVENT_TYPES.includes(type))
    .map((definition) => eventExample(definition))
    .map((event) => ({ name: getName(event.type), payload: { id: event.id, ...toPublicBody(event) } })),
});

const STREAM_CHANNEL = {
  address: '/events/stream',
  description: [
    'Server-sent events over HTTP. `types` selects types of events, separated by commas. `id:` names the place of an event: sent',
    'back as `Last-Event-ID`, the stream goes on behind it. 410 where what follows is no longer kept.',
  ].join(' '),
  servers: [{ $ref: '#/servers/api' }],
  messages: { event: { $ref: `#/components/messages/${STREAM_MESSAGE}` } },
};

const STREAM_OPERATION = {
  action: 'send',
  channel: { $ref: `#/channels/${STREAM}` },
  summary: 'Events for other systems, as they happen.',
  messages: [{ $ref: `#/channels/${STREAM}/messages/event` }],
};

const envelope = cloudEvent.meta({ id: 'CloudEvent' });

const HEADERS = {
  type: 'object',
  properties: { 'Nats-Msg-Id': { type: 'string', description: 'The `id` of the event.' } },
};

/** `atelier.content.post.published.v1` becomes `content.post.published.v1` in channels and messages. */
const getName = (type: string): string => type.replace(/^atelier\./, '');

/** `content.post.published.v1` becomes `ContentPostPublishedV1` after `send` and `receive`. */
const pascalCased = (name: string): string =>
  name.replaceAll(/(?:^|[._])([a-z])/g, (_all, letter: string) => letter.toUpperCase());

const getMessage = ({ type, summary, data, owner }: Definition, book: SchemaBook) => ({
  name: type,
  title: getName(type),
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
  examples: [{ payload: eventExample({ type, summary, data, owner }) }],
});

const getChannel = ({ type, summary }: Definition) => ({
  address: type,
  description: summary,
  servers: [{ $ref: '#/servers/nats' }],
  messages: { event: { $ref: `#/components/messages/${getName(type)}` } },
});

const getOperations = ({ type, summary, owner }: Definition) => {
  const channel = `#/channels/${getName(type)}`;
  const shared = { channel: { $ref: channel }, summary, messages: [{ $ref: `${channel}/messages/event` }] };
  const name = pascalCased(getName(type));
  return [
    [`send${name}`, { action: 'send', ...shared, description: `Only by ${owner}.`, tags: [{ name: owner }] }],
    [`receive${name}`, { action: 'receive', ...shared, description: 'By any service.', tags: [{ name: owner }] }],
  ];
};

/** Consumers leave out fields that later versions add, also where a schema is shared with a request and refuses them there. */
const opened = <Document>(document: Document): Document =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (key === 'additionalProperties' ? value || undefined : value)),
  ) as Document;

/** The event catalog as an AsyncAPI 3.0 document. */
export const asyncApiDocument = (catalog: readonly Definition[] = EVENT_CATALOG) => {
  const book = new SchemaBook();
  const byName = (part: (definition: Definition) => object) =>
    Object.fromEntries(catalog.map((definition) => [getName(definition.type), part(definition)]));
  const { document: messages, schemas } = book.publish({
    ...byName((definition) => getMessage(definition, book)),
    [STREAM_MESSAGE]: streamMessage(catalog, book),
  });
  return opened({
    asyncapi: '3.0.0',
    info: INFO,
    defaultContentType: 'application/json',
    servers: SERVERS,
    channels: { ...byName(getChannel), [STREAM]: STREAM_CHANNEL },
    operations: { ...Object.fromEntries(catalog.flatMap(getOperations)), sendStream: STREAM_OPERATION },
    components: { messages, schemas, securitySchemes: SECURITY_SCHEMES },
  });
};
