import { spawn, spawnSync } from 'node:child_process';
import type { ProcessLog } from './process-log.ts';
import { type Readiness, type RunningProcess, watchProcess } from './running-process.ts';

interface ServerLaunch {
  name: string;
  program: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  log: ProcessLog;
  isReady: Readiness;
}

const findLifeline = (): readonly string[] => {
  if (process.platform !== 'linux') return [];
  const help = spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout ?? '';
  return help.includes('--pdeathsig') ? ['setpriv', '--pdeathsig', 'TERM', '--'] : [];
};

let lifeline: readonly string[] | undefined;

/** On Linux, the kernel ends the server when the launcher dies, even by SIGKILL. */
const lifelinePrefix = (): readonly string[] => {
  lifeline ??= findLifeline();
  return lifeline;
};

/**
 * Starts a database or broker. It leads a process group of its own, because Ctrl-C in the terminal must reach the
 * launcher only: the services still need their servers while they drain.
 */
export const launchServer = ({ name, program, args, env, log, isReady }: ServerLaunch): RunningProcess => {
  const [command = program, ...rest] = [...lifelinePrefix(), program, ...args];
  const child = spawn(command, rest, {
    detached: process.platform !== 'win32',
    env: env ?? process.env,
    stdio: ['ignore', log.target, log.target],
  });
  return watchProcess({ name, child, log, leadsGroup: true, isReady });
};
