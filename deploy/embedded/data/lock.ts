import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getStartMark, isSameProcess } from '../children/process-identity.ts';
import { getCode } from '../problem.ts';

interface LockHolder {
  pid: number;
  /** Distinguishes the holder from a later process with the same PID. */
  startMark: string;
}

export interface Lock {
  release(): void;
}

const readHolder = (file: string): LockHolder | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
};

const claim = (file: string, holder: LockHolder): boolean => {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (getCode(error) === 'EEXIST') return false;
    throw error;
  }
};

const releaseOwn = (file: string, holder: LockHolder) => {
  if (readHolder(file)?.pid === holder.pid) rmSync(file, { force: true });
};

/** Takes the lock, or returns its holder. A lock whose holder is gone is taken over. */
export const takeLock = (file: string): Lock | LockHolder => {
  const self: LockHolder = { pid: process.pid, startMark: getStartMark(process.pid) };
  if (!claim(file, self)) {
    const holder = readHolder(file);
    if (holder !== undefined && isSameProcess(holder.pid, holder.startMark)) return holder;
    rmSync(file, { force: true });
    if (!claim(file, self)) return takeLock(file);
  }
  return { release: () => releaseOwn(file, self) };
};

const POLL_MS = 200;

/** Waits until the lock is free, for work that two commands may start at the same time. */
export const waitForLock = async (file: string, onWait: (holder: LockHolder) => void): Promise<Lock> => {
  let told = false;
  for (;;) {
    const result = takeLock(file);
    if ('release' in result) return result;
    if (!told) onWait(result);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
