import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRemote } from '../built-remote.js';

/** The files of a build with this extension, with their text. */
export const filesOfType = ({ directory, files }: BuiltRemote, extension: string): { path: string; text: string }[] =>
  files
    .filter(({ path }) => path.endsWith(`.${extension}`))
    .map(({ path }) => ({ path, text: readFileSync(join(directory, path), 'utf8') }));
