import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheRoot, executable, hostPlatform } from './platform.ts';
import { askVersion } from './program-version.ts';

/** Path of a program's version in the cache for this platform. */
const cachedProgram = (program: string, version: string): string =>
  join(cacheRoot(), 'servers', `${program}-${version}-${hostPlatform()}`, executable(program));

/** The first of these versions that is in the cache. */
export const findInCache = async (program: string, versions: readonly string[]): Promise<string> => {
  const files = versions.map((version) => cachedProgram(program, version));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error(`nothing in ${join(cacheRoot(), 'servers')}`);
  return found;
};

/** Runs work with a temporary directory in the cache, and removes the directory afterwards. */
export const inScratchDirectory = async <Result>(work: (directory: string) => Promise<Result>): Promise<Result> => {
  const directory = join(cacheRoot(), 'scratch', randomUUID());
  await mkdir(directory, { recursive: true });
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

/** Moves a fetched program to its place after checking that it runs on this machine. */
export const keepInCache = async (
  fetched: string,
  program: string,
  version: string,
  versionArgs?: readonly string[],
): Promise<string> => {
  const place = cachedProgram(program, version);
  await chmod(fetched, 0o755);
  await askVersion(fetched, versionArgs);
  await mkdir(dirname(place), { recursive: true });
  await rename(fetched, place);
  return place;
};
