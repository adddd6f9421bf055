// Writes docs/api/*.json from the contracts (`npm run api` builds those first); with --release it also keeps the API
// and the events as they stand for the comparison that finds breaking changes, and an example of each event forever.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_CATALOG } from '@atelier/contracts';
import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { openApiDocument } from '@atelier/contracts/documents/openapi';
import { keepGoldenEvents } from './golden-events.ts';

const FOLDER = join(import.meta.dirname, '..', 'api');
const PACKAGE = join(import.meta.dirname, '..', '..', 'package.json');

const write = (name: string, document: object): void => {
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(document, null, 2)}\n`);
};

write('openapi', openApiDocument());
write('asyncapi', asyncApiDocument());
if (process.argv.includes('--release')) {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  keepGoldenEvents(version, EVENT_CATALOG.map(eventExample));
  write('released', openApiDocument());
  write('released-events', asyncApiDocument());
}
