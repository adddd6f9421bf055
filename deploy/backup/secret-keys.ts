import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataDirectory, dataDirectoryAt, openDataDirectory } from '../embedded/data/data-directory.ts';
import { getCode, Problem } from '../embedded/problem.ts';
import { derivedKey } from '../embedded/unit-environments.ts';
import type { Keys } from './archive-reader.ts';

const ENCRYPTION = 'ATELIER_ENCRYPTION_KEY';
const WEBHOOKS = 'WEBHOOKS_ENCRYPTION_KEY';
const RELEASE = 'ATELIER_RELEASE_KEY';
/** Data cannot be read with other ones. */
const NEEDED = [ENCRYPTION, WEBHOOKS];
const FILES = { [ENCRYPTION]: 'encryption-key', [RELEASE]: 'release-key' };
const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;

const readFile = ({ secrets }: DataDirectory, name: string): string | undefined => {
  try {
    return readFileSync(join(secrets, name), 'utf8').trim() || undefined;
  } catch (error) {
    if (getCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** The keys that the data of an installation needs: from the environment, otherwise from the data directory. */
export const readKeys = (env: NodeJS.ProcessEnv, dataDir: string): Keys => {
  const directory = dataDirectoryAt(dataDir);
  const found = Object.entries(FILES).map(([variable, file]) => [variable, env[variable] || readFile(directory, file)]);
  const keys: Record<string, string | undefined> = Object.fromEntries(found);
  const encryptionKey = readFile(directory, FILES[ENCRYPTION]);
  // The launcher gives webhooks a key of its own in this way.
  keys[WEBHOOKS] = env[WEBHOOKS] || (encryptionKey === undefined ? undefined : derivedKey(encryptionKey, 'webhooks'));
  return Object.fromEntries(Object.entries(keys).flatMap(([name, key]) => (key === undefined ? [] : [[name, key]])));
};

/** Throws a Problem if the environment has other keys than those that the backup's data needs. */
export const requireSameKeys = (env: NodeJS.ProcessEnv, keys: Keys): void => {
  const different = NEEDED.filter((name) => env[name] && keys[name] !== undefined && env[name] !== keys[name]);
  if (different.length === 0) return;
  throw new Problem(
    `${different.join(' and ')} is not what the backup was made with, so its secrets could not be read. Nothing was changed.\n` +
      'Write the keys of the backup to a file with --keys, and set them.',
  );
};

const areMissing = (env: NodeJS.ProcessEnv, keys: Keys): boolean =>
  Object.keys(FILES).some((name) => keys[name] !== undefined && !env[name]);

/** Throws a Problem if the environment lacks a key of the backup and there is no place to store it. */
export const requirePlaceForKeys = (env: NodeJS.ProcessEnv, dataDir: string, keys: Keys): void => {
  if (!areMissing(env, keys)) return;
  try {
    openDataDirectory(dataDir);
  } catch {
    throw new Problem(
      `The keys of the backup cannot be written to ${dataDir}. Nothing was changed.\n` +
        'Write them to a file with --keys, and set them as variables.',
    );
  }
};

/** Puts keys that the environment does not have into the data directory, where `npm start` looks for them. */
export const writeKeys = (env: NodeJS.ProcessEnv, dataDir: string, keys: Keys): void => {
  const { secrets } = dataDirectoryAt(dataDir);
  for (const [variable, file] of Object.entries(FILES)) {
    const key = keys[variable];
    if (key === undefined || env[variable]) continue;
    mkdirSync(secrets, { recursive: true, mode: PRIVATE_DIRECTORY });
    writeFileSync(join(secrets, file), `${key}\n`, { mode: PRIVATE_FILE });
  }
};

/** Writes the keys as lines of an environment file. Throws a Problem if the file exists. */
export const exportKeys = (file: string, keys: Keys): void => {
  const lines = Object.entries(keys).map(([name, key]) => `${name}=${key}\n`);
  try {
    writeFileSync(file, lines.join(''), { flag: 'wx', mode: PRIVATE_FILE });
  } catch (error) {
    if (getCode(error) === 'EEXIST') throw new Problem(`${file} exists already. Nothing was changed.`);
    throw error;
  }
};
