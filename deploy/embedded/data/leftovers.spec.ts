import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isRunning } from '../children/process-identity.ts';
import { type DataDirectory, openDataDirectory } from './data-directory.ts';
import { stopLeftovers } from './leftovers.ts';
import { readState, writeState } from './running-state.ts';

const SLEEP = 'setInterval(() => undefined, 1000)';

let directory: DataDirectory;
const started: number[] = [];

const sleeper = (...args: string[]): number => {
  const { pid = 0 } = spawn(process.execPath, ['-e', SLEEP, ...args], { stdio: 'ignore' });
  started.push(pid);
  return pid;
};

const remember = (processes: Record<string, number>) =>
  writeState(directory, {
    launcherPid: 0,
    dataDir: directory.root,
    publicUrl: '',
    url: '',
    mongodbUrl: '',
    natsUrl: '',
    serviceUrls: {},
    frontMetricsUrl: '',
    processes,
  });

beforeEach(() => {
  directory = openDataDirectory(mkdtempSync(join(tmpdir(), 'atelier-leftovers-')));
});
afterEach(() => {
  for (const pid of started.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  rmSync(directory.root, { recursive: true, force: true });
});

describe('a process left behind by a killed launcher', () => {
  it('is stopped by the next launcher', async () => {
    const mongod = sleeper(directory.root);
    remember({ mongod });
    await expect(stopLeftovers(directory)).resolves.toEqual(['mongod']);
    expect(isRunning(mongod)).toBe(false);
    expect(readState(directory)).toBeUndefined();
  });

  it('is left alone if its process ID now belongs to another program', async () => {
    const stranger = sleeper('/somewhere/else');
    remember({ mongod: stranger });
    await expect(stopLeftovers(directory)).resolves.toEqual([]);
    expect(isRunning(stranger)).toBe(true);
  });
});
