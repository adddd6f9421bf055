import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';
import { atelier, type Platform, startPlatform } from '../platform/platform.ts';

/** The defaults with everything embedded, ignoring the terminal's variables. */
const AS_ON_A_FRESH_MACHINE = {
  HOST: '',
  ATELIER_PUBLIC_URL: '',
  ATELIER_ADMIN_EMAIL: '',
  ATELIER_ADMIN_PASSWORD: '',
  ATELIER_PROCESSES: '',
  MONGODB_URL: '',
  NATS_URL: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY: '',
  S3_SECRET_KEY: '',
  SMTP_URL: '',
  RATE_LIMITS: 'off',
};

/** A folder for data directories; the caller removes it. */
export const temporaryFolder = () => {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'atelier-lifecycle-')));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Starts an instance on a data directory and a free port. */
export const startInstance = async (
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  place: Parameters<typeof startPlatform>[2] = {},
): Promise<Platform> =>
  startPlatform(dataDir, { ...AS_ON_A_FRESH_MACHINE, PORT: String(await freePort()), ...env }, place);

/** Starts an instance and returns at once. */
export const beginInstance = async (dataDir: string) =>
  atelier(['start'], { ...AS_ON_A_FRESH_MACHINE, ATELIER_DATA_DIR: dataDir, PORT: String(await freePort()) });

/** The same without sample content, as with `npm start -- --blank`. */
export const startBlankInstance = async (dataDir: string): Promise<Platform> =>
  startPlatform(dataDir, { ...AS_ON_A_FRESH_MACHINE, PORT: String(await freePort()) }, undefined, ['--blank']);

/** Starts an instance that is expected to fail; returns the terminal output. */
export const failingStart = async (env: NodeJS.ProcessEnv, place: Parameters<typeof atelier>[2] = {}) => {
  const port = String(await freePort());
  const { ended, output } = atelier(['start'], { ...AS_ON_A_FRESH_MACHINE, PORT: port, ...env }, place);
  return { code: await ended, output: output() };
};
