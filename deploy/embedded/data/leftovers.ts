import { getCommandLine, isRunning } from '../children/process-identity.ts';
import type { DataDirectory } from './data-directory.ts';
import { readState, removeState } from './running-state.ts';

const STOP_GRACE_MS = 10_000;

/** Every child has the data directory in its command line, so that a PID reused by another program is recognized. */
const isOurs = (pid: number, directory: DataDirectory) =>
  isRunning(pid) && getCommandLine(pid).includes(directory.root);

const waitUntilGone = async (pid: number, withinMs: number): Promise<boolean> => {
  const deadlineMs = performance.now() + withinMs;
  while (isRunning(pid)) {
    if (performance.now() > deadlineMs) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
};

const stopLeftover = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGTERM');
  if (await waitUntilGone(pid, STOP_GRACE_MS)) return;
  process.kill(pid, 'SIGKILL');
  await waitUntilGone(pid, STOP_GRACE_MS);
};

/** Stops processes that a killed launcher left behind. Returns the names of those that were still running. */
export const stopLeftovers = async (directory: DataDirectory): Promise<string[]> => {
  const processes = Object.entries(readState(directory)?.processes ?? {});
  const left = processes.filter(([, pid]) => isOurs(pid, directory));
  await Promise.all(left.map(([, pid]) => stopLeftover(pid)));
  removeState(directory);
  return left.map(([name]) => name);
};
