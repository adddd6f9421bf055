import { spawn } from 'node:child_process';
import { repositoryRoot } from '../paths.ts';
import type { ProcessLog } from './process-log.ts';
import { type Readiness, type RunningProcess, watchProcess } from './running-process.ts';

export interface UnitLaunch {
  name: string;
  /** The TypeScript entry, absolute. */
  file: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  log: ProcessLog;
  /** Asked once the process says that it listens. */
  isReady: Readiness;
}

/** The default of 16 MB a half costs 100 MB at rest in the process that holds all services. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=2';

/** glibc keeps up to eight heaps a core for the few threads of a Node process; two spare 7 MB in each process. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: '2' };

/** Starts a Node process of the platform. Its IPC channel is the lifeline: it ends when the launcher is gone. */
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
