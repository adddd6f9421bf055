import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getCode, getMessage, Problem } from '../problem.ts';
import type { ServersKey } from '../servers/accounts.ts';
import { type Lock, takeLock } from './lock.ts';

/** The places below ATELIER_DATA_DIR, all absolute. */
export interface DataDirectory {
  root: string;
  mongodb: string;
  nats: string;
  storage: string;
  mail: string;
  cache: string;
  logs: string;
  run: string;
  secrets: string;
}

const PRIVATE = 0o700;

export const dataDirectoryAt = (root: string): DataDirectory => ({
  root,
  mongodb: join(root, 'mongodb'),
  nats: join(root, 'nats'),
  storage: join(root, 'storage'),
  mail: join(root, 'mail'),
  cache: join(root, 'cache'),
  logs: join(root, 'logs'),
  run: join(root, 'run'),
  secrets: join(root, 'secrets'),
});

/** Creates one directory at a time, because the recursive option never returns if the system refuses with ENOENT, as in /proc. */
const makeDirectory = (path: string): void => {
  try {
    mkdirSync(path, { mode: PRIVATE });
  } catch (error) {
    if (getCode(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    if (getCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    makeDirectory(dirname(path));
    mkdirSync(path, { mode: PRIVATE });
  }
};

const checkWritable = (root: string) => {
  const probe = join(root, `.probe-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
};

/** Creates missing directories. Throws a Problem if the directory is not writable. */
export const openDataDirectory = (root: string): DataDirectory => {
  const directory = dataDirectoryAt(root);
  try {
    for (const path of Object.values(directory)) makeDirectory(path);
    checkWritable(root);
  } catch (error) {
    throw new Problem(
      `The data directory ${root} cannot be written (${getMessage(error)}).\n` +
        'Set ATELIER_DATA_DIR to a directory that this user may write, for example ATELIER_DATA_DIR=.atelier',
    );
  }
  return directory;
};

/** Only one launcher at a time uses a data directory. */
export const lockDataDirectory = (directory: DataDirectory): Lock => {
  const result = takeLock(join(directory.run, 'launcher.lock'));
  if ('release' in result) return result;
  throw new Problem(
    `Atelier already runs on ${directory.root} (process ${result.pid}).\n` +
      'Stop that one, or set ATELIER_DATA_DIR and PORT to start a second instance beside it.',
  );
};

const readSecret = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};

/** The key for publishing releases, if this data directory has one. */
export const readReleaseKey = ({ secrets }: DataDirectory): string | undefined =>
  readSecret(join(secrets, 'release-key'));

const ensureSecret = ({ secrets }: Pick<DataDirectory, 'secrets'>, name: string): string => {
  const file = join(secrets, name);
  const existing = readSecret(file);
  if (existing !== undefined) {
    // A copied data directory may have lost the file mode, and mongod refuses a key file that others can read.
    chmodSync(file, 0o600);
    return existing;
  }
  const key = randomBytes(32).toString('hex');
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
};

export const ensureReleaseKey = (directory: DataDirectory): string => ensureSecret(directory, 'release-key');

/** The key that encrypts second-factor secrets. */
export const ensureEncryptionKey = (directory: DataDirectory): string => ensureSecret(directory, 'encryption-key');

/** The key of all users of the embedded servers. */
export const ensureServersKey = (directory: Pick<DataDirectory, 'secrets'>): ServersKey => ({
  file: join(directory.secrets, 'servers-key'),
  value: ensureSecret(directory, 'servers-key'),
});
