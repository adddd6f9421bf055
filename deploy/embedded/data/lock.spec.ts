import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getStartMark } from '../children/process-identity.ts';
import { type Lock, takeLock, waitForLock } from './lock.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-lock-'));
  file = join(directory, 'launcher.lock');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const getHolder = (result: ReturnType<typeof takeLock>) => ('release' in result ? undefined : result.pid);

describe('the lock', () => {
  it('names its holder to the second process', () => {
    takeLock(file);
    expect(getHolder(takeLock(file))).toBe(process.pid);
  });

  it('is free again after its release', () => {
    (takeLock(file) as Lock).release();
    expect(getHolder(takeLock(file))).toBeUndefined();
  });

  it('is taken over from a process that has exited', async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(child, 'exit');
    writeFileSync(file, JSON.stringify({ pid: child.pid, startMark: 'earlier' }));
    expect(getHolder(takeLock(file))).toBeUndefined();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is taken over if its process ID now belongs to another process', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, startMark: `not ${getStartMark(process.pid)}` }));
    expect(getHolder(takeLock(file))).toBeUndefined();
  });

  it('is taken over if the file is damaged', () => {
    writeFileSync(file, '{"pid":');
    expect(getHolder(takeLock(file))).toBeUndefined();
  });

  it('can be waited for, and reports its holder once', async () => {
    const first = takeLock(file) as Lock;
    const told: number[] = [];
    const waiting = waitForLock(file, ({ pid }) => {
      told.push(pid);
      first.release();
    });
    await expect(waiting).resolves.toHaveProperty('release');
    expect(told).toEqual([process.pid]);
  });
});
