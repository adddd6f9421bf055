import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const embeddedDir = dirname(fileURLToPath(import.meta.url));
export const repositoryRoot = dirname(dirname(embeddedDir));

/** Absolute path of an entry under `processes/`. */
export const processFile = (name: string): string => join(embeddedDir, 'processes', `${name}.ts`);
