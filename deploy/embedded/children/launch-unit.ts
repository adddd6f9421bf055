import { spawn } from 'node:child_process';
import { repositoryRoot } from '../paths.ts';
import type { ProcessLog } from './process-log.ts';
import { type Readiness, type RunningProcess, watchProcess } from './running-process.ts';

interface UnitLaunch {
  name: string;
  /** The TypeScript entry, absolute. */
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  log: ProcessLog;
  /** Probed once the process reports that it is listening. */
  isReady: Readiness;
}

/** The default of 16 MB for each half costs 100 MB at rest in the process with all services. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=2';

/** glibc uses up to eight heaps for each core; a limit of two saves 7 MB in each process. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: '2' };

/** Starts a Node process of the platform. It ends when its IPC channel closes, because then the launcher is gone. */
export const launchUnit = ({ name, file, args, env, log, isReady }: UnitLaunch): RunningProcess => {
  const child = spawn(process.execPath, [SMALL_YOUNG_GENERATION, file, ...args], {
    cwd: repositoryRoot,
    env: { ...FEW_HEAPS, ...env },
    stdio: ['ignore', log.target, log.target, 'ipc'],
  });
  const hasStarted = new Promise((resolve) => child.once('message', resolve));
  const isStartedAndReady: Readiness = (ended, pid) => hasStarted.then(() => isReady(ended, pid));
  return watchProcess({ name, child, log, leadsGroup: false, isReady: isStartedAndReady });
};
