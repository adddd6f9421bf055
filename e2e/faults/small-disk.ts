import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = Buffer.alloc(1024 * 1024);
const SMALLEST_BYTES = 512;

/** Runs a command with a file system of its own on this directory; only the command and its children see it (Linux, unshare). */
export const onSmallDisk = (directory: string, megabytes: number): readonly string[] => {
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0700 tmpfs '${directory}' && exec "$@"`;
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh'];
};

/** The directory as the process with this PID sees it. */
export const seenBy = (pid: number, directory: string): string => join(`/proc/${pid}/root`, directory);

/** Writes until nothing more fits; returns how to free the space again. */
export const fillDisk = (directory: string): (() => void) => {
  const file = join(directory, 'filler');
  const target = openSync(file, 'w');
  try {
    for (let size = MEGABYTE.length; size >= SMALLEST_BYTES; )
      try {
        writeSync(target, MEGABYTE, 0, size);
      } catch {
        size /= 2;
      }
  } finally {
    closeSync(target);
  }
  return () => rmSync(file);
};

const runInNamespace = (pid: number, command: string): void => {
  execFileSync('nsenter', [
    '--target',
    String(pid),
    '--user',
    '--mount',
    '--preserve-credentials',
    'sh',
    '-c',
    command,
  ]);
};

/** Makes a directory read-only for this process and all that share its mounts; returns how to undo it. */
export const makeReadOnly = (pid: number, directory: string): (() => void) => {
  runInNamespace(pid, `mount --bind '${directory}' '${directory}' && mount -o remount,bind,ro '${directory}'`);
  return () => runInNamespace(pid, `umount '${directory}'`);
};
