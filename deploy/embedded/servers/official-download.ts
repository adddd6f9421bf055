import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { EnvHttpProxyAgent, fetch } from 'undici';
import { during, type Say } from '../progress.ts';
import { digestIn, requireSha256 } from './checksum.ts';
import type { PinnedArchive } from './pins.ts';
import { executable } from './platform.ts';
import { inScratchDirectory, keepInCache } from './program-cache.ts';

const run = promisify(execFile);
const CONNECT_WITHIN_MS = 5_000;
const STALLED_AFTER_MS = 30_000;

const open = async (url: string) => {
  const dispatcher = new EnvHttpProxyAgent({
    connect: { timeout: CONNECT_WITHIN_MS },
    headersTimeout: STALLED_AFTER_MS,
    bodyTimeout: STALLED_AFTER_MS,
  });
  const response = await fetch(url, { dispatcher }).catch((error: Error) => {
    throw new Error(`${url}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
  });
  if (!response.ok || response.body === null) throw new Error(`${url} answers ${response.status}`);
  return response;
};

const save = async (url: string, file: string): Promise<void> => {
  const { body } = await open(url);
  if (body !== null) await pipeline(Readable.fromWeb(body), createWriteStream(file));
};

const expectedDigest = async ({ sha256, url }: PinnedArchive): Promise<string> => {
  if (typeof sha256 === 'string') return sha256;
  return digestIn(await (await open(sha256.listedAt)).text(), basename(url));
};

/** `tar` reads .tgz everywhere, and .zip on Windows and macOS, where it is bsdtar. */
const unpack = async (archive: string, into: string, program: string): Promise<string> => {
  await run('tar', ['-xf', archive, '-C', into]);
  const files = await readdir(into, { recursive: true });
  const found = files.find((file) => basename(file) === executable(program));
  if (found === undefined) throw new Error(`${basename(archive)} holds no ${program}`);
  return join(into, found);
};

/** Downloads the publisher's archive, checks its digest, and keeps the program in the cache. */
export const downloadOfficially = (program: string, archive: PinnedArchive, tell: Say): Promise<string> =>
  inScratchDirectory(async (directory) => {
    const digest = await expectedDigest(archive);
    const file = join(directory, basename(archive.url));
    await during(`Downloading ${program} ${archive.version}`, save(archive.url, file), tell);
    await requireSha256(file, digest);
    return keepInCache(await unpack(file, directory, program), program, archive.version);
  });
