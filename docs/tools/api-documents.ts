// Writes docs/api/*.json from the contracts (`npm run api` builds those first); with --release it also keeps the API
// and the events as they stand for the comparison that finds breaking changes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApiDocument } from '@atelier/contracts/documents/asyncapi';
import { openApiDocument } from '@atelier/contracts/documents/openapi';

const FOLDER = join(import.meta.dirname, '..', 'api');

const write = (name: string, document: object): void => {
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(document, null, 2)}\n`);
};

write('openapi', openApiDocument());
write('asyncapi', asyncApiDocument());
if (process.argv.includes('--release')) {
  write('released', openApiDocument());
  write('released-events', asyncApiDocument());
}
