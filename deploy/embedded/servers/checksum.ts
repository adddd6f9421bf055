import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const getSha256 = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Throws unless the file matches the pinned digest. */
export const requireSha256 = async (file: string, expected: string): Promise<void> => {
  const actual = await getSha256(file);
  if (actual === expected) return;
  throw new Error(`${basename(file)} has SHA-256 ${actual}, expected ${expected}; it was not used`);
};

/** The digest of one file in a publisher's list, whose lines are a digest and a name. */
export const digestIn = (list: string, name: string): string => {
  const line = list.split('\n').find((entry) => entry.trim().split(/\s+\*?/)[1] === name);
  const digest = line?.trim().split(/\s+/)[0]?.toLowerCase();
  if (digest === undefined || !/^[0-9a-f]{64}$/.test(digest))
    throw new Error(`the publisher lists no SHA-256 of ${name}`);
  return digest;
};
