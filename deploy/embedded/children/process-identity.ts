import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getCode } from '../problem.ts';

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getCode(error) === 'EPERM';
  }
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const askPs = (pid: number, column: string): string => {
  if (process.platform === 'win32') return '';
  return spawnSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).stdout?.trim() ?? '';
};

/** Fields of /proc/PID/stat after the command name, which may contain spaces and brackets. */
const statFields = (pid: number): string[] =>
  readText(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ') ?? [];

/** A mark that is constant for the life of a process and different for a later one with the same PID. */
export const getStartMark = (pid: number): string => {
  if (process.platform !== 'linux') return askPs(pid, 'lstart');
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${statFields(pid)[19] ?? ''}`;
};

/** A killed child whose parent has not read its status still has a PID, but no longer runs. */
const isZombie = (pid: number): boolean => process.platform === 'linux' && statFields(pid)[0] === 'Z';

export const isRunning = (pid: number): boolean => isAlive(pid) && !isZombie(pid);

export const isSameProcess = (pid: number, startMark: string): boolean =>
  isRunning(pid) && getStartMark(pid) === startMark;

/** The command line of a process; undefined if it cannot be read. */
export const getCommandLine = (pid: number): string =>
  process.platform === 'linux'
    ? (readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '')
    : askPs(pid, 'args');
