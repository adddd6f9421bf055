// Writes docs/events.md from the contracts (`npm run build` first); with --check, it only reports whether the page is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_CATALOG } from '@atelier/contracts';
import * as z from 'zod';

/** The part of JSON Schema that describes event data. */
interface FieldSchema {
  type?: string | readonly string[];
  enum?: readonly string[];
  anyOf?: readonly FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
}

const PAGE = join(import.meta.dirname, '..', 'events.md');

const HEAD = `<!-- biome-ignore-all format: written by docs/tools/event-catalog.ts -->

# Event catalog

Every event of the platform. This page is written by \`npm run api\`
from \`EVENT_CATALOG\` in \`packages/contracts\`: change the contract and run it again.

Each event is a CloudEvent 1.0 in JSON. Its type is also its NATS subject, in the stream \`ATELIER_EVENTS\`; its
\`id\` sorts by time and is the message ID that the broker drops repetitions by; \`subject\` names the thing it
happened to; \`traceparent\` is that of the request that caused it, and \`requestid\` its ID (for an event that
followed from another one, the ID of that event). Names are
\`atelier.<owner>.<entity>.<verb in the past>.v<version>\`, and only the owner publishes them.

Each event is applied once by each handler that listens to it, however often it is delivered; a service may have several.
Handlers go by the state that an event carries, not by the order of arrival. Events are kept for \`EVENT_RETENTION_DAYS\`, and
within the stream's limit of bytes; a stream at its limit refuses new events, which then wait with their owner
([operations.md](operations.md#event-streams)).

Other systems are told of changes of content, messages and the newsletter, with identifiers and states alone: by
[webhooks](guides/webhooks.md), or by [a stream over HTTP](guides/subscribers.md).
`;

const toForm = ({ type, enum: values, anyOf, items, properties }: FieldSchema): string => {
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(' or ');
  if (anyOf !== undefined) return anyOf.map(toForm).join(' or ');
  if (items !== undefined) return `list of ${toForm(items)}`;
  if (properties !== undefined) return getFields(properties);
  return [type ?? 'anything'].flat().join(' or ');
};

const getFields = (properties: Record<string, FieldSchema>): string =>
  Object.entries(properties)
    .map(([name, field]) => `**${name}** ${toForm(field)}`)
    .join('<br>');

const toRow = ({ type, summary, data }: (typeof EVENT_CATALOG)[number]): string =>
  `| \`${type}\` | ${summary} | ${toForm(z.toJSONSchema(data) as FieldSchema)} |`;

const getSection = (owner: string): string =>
  [
    `\n## Owner: ${owner}\n`,
    '| Type | What happened | Data |',
    '| --- | --- | --- |',
    ...EVENT_CATALOG.filter((event) => event.owner === owner).map(toRow),
    '',
  ].join('\n');

const owners = [...new Set(EVENT_CATALOG.map(({ owner }) => owner))].sort();
const page = HEAD + owners.map(getSection).join('');

if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, page);
} else if (readFileSync(PAGE, 'utf8') !== page) {
  process.stderr.write('docs/events.md is not what the contracts say. Run: npm run api\n');
  process.exitCode = 1;
}
