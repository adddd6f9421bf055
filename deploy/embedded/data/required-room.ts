import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import type { DataDirectory } from './data-directory.ts';

/** The broker may use three quarters of what is free, and its streams reserve 1.2 GB; MongoDB takes 0.3 GB meanwhile. */
const NEEDED_BYTES = 2e9;

const toGigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);

/** Throws a Problem if a first start would fail because the embedded broker cannot reserve its streams. */
export const requireRoom = async ({ root, nats }: DataDirectory): Promise<void> => {
  if (existsSync(join(nats, 'jetstream'))) return;
  const { bavail, bsize } = await statfs(root);
  const freeBytes = bavail * bsize;
  if (freeBytes >= NEEDED_BYTES) return;
  throw new Problem(
    `The first start needs ${toGigabytes(NEEDED_BYTES)} GB on the disk of ${root}, and ${toGigabytes(freeBytes)} GB are free. Free some, or set ATELIER_DATA_DIR to a directory on another disk.`,
  );
};
