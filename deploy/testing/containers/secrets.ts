import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../embedded/paths.ts';

/** The variables of an environment file. */
export const parseSecrets = (file: string): Record<string, string> => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(lines.filter((line) => line.includes('=')).map((line) => line.split('=', 2)));
};

/** The secrets in `.env` of this folder, created as an operator would, with `npm run secrets`. */
export const makeSecrets = (folder: string): Record<string, string> => {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(repositoryRoot, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
  execFileSync(process.execPath, [join(repositoryRoot, 'deploy/docker/secrets.mjs')], { cwd: folder });
  return parseSecrets(join(folder, '.env'));
};
