import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demanded } from './test-servers.js';

/** Both adapters of object storage: what depends on storage is shown on each. */
export const STORAGE_KINDS = ['directory', 's3'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

export interface TestStorage {
  /** To be given to a service with the rest of its environment. */
  env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

const emptyDirectory = async (): Promise<TestStorage> => {
  const directory = await mkdtemp(join(tmpdir(), 'atelier-storage-'));
  return { env: { STORAGE_DIR: directory }, remove: () => rm(directory, { recursive: true, force: true }) };
};

/** A bucket that nobody else uses; it goes with the test server. */
const emptyBucket = (): TestStorage => ({
  env: {
    S3_ENDPOINT: demanded('TEST_S3_ENDPOINT'),
    S3_ACCESS_KEY: demanded('TEST_S3_ACCESS_KEY'),
    S3_SECRET_KEY: demanded('TEST_S3_SECRET_KEY'),
    S3_BUCKET: `test-${randomBytes(6).toString('hex')}`,
  },
  remove: async () => undefined,
});

/** An empty storage of this kind. */
export const emptyStorage = async (kind: StorageKind): Promise<TestStorage> =>
  kind === 'directory' ? emptyDirectory() : emptyBucket();
