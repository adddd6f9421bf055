import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import { say } from '../embedded/progress.ts';

const TEST_FILES = ['*spec.ts', '*spec.tsx', 'e2e/**/*.ts'];
const ID = /\b[A-Z]{3,5}-[A-Z0-9]+\b/g;

const knownIds = (): string[] => {
  const table = readFileSync(join(repositoryRoot, 'docs/acceptance.md'), 'utf8');
  return [...table.matchAll(/^\| ([A-Z]{3,5}-[A-Z0-9]+) \|/gm)].flatMap(([, id]) => (id === undefined ? [] : [id]));
};

const citedIds = (): Set<string> => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...TEST_FILES], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
  return new Set(files.flatMap((file) => readFileSync(join(repositoryRoot, file), 'utf8').match(ID) ?? []));
};

/** `npm run acceptance`: lists the rows of docs/acceptance.md that no test title has yet. */
export const acceptance = async (): Promise<void> => {
  const known = knownIds();
  const cited = citedIds();
  const missing = known.filter((id) => !cited.has(id));
  say(`${known.length - missing.length} of ${known.length} acceptance rows stand in the title of a test.`);
  if (missing.length > 0) say(`Without one: ${missing.join(', ')}`);
};
