import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { dataDirectoryAt } from '../../deploy/embedded/data/data-directory.ts';
import type { PlatformState } from '../platform/platform.ts';

const MEGABYTE = 1024 * 1024;

/** Megabytes that a platform keeps. */
export interface StoredData {
  logs: number;
  database: number;
}

const getLogMb = (dataDir: string): number => {
  const { logs } = dataDirectoryAt(dataDir);
  return readdirSync(logs).reduce((sum, file) => sum + statSync(join(logs, file)).size, 0) / MEGABYTE;
};

const getDatabaseMb = async ({ mongodbUrl }: PlatformState): Promise<number> => {
  const client = await MongoClient.connect(mongodbUrl);
  try {
    const { databases } = await client.db().admin().listDatabases();
    const own = databases.filter(({ name }) => name.startsWith('atelier_')).map(({ name }) => client.db(name).stats());
    return (await Promise.all(own)).reduce((sum, { dataSize, indexSize }) => sum + dataSize + indexSize, 0) / MEGABYTE;
  } finally {
    await client.close();
  }
};

export const measureKeptData = async (dataDir: string, state: PlatformState): Promise<StoredData> => ({
  logs: getLogMb(dataDir),
  database: await getDatabaseMb(state),
});
