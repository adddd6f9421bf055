import type { ChildProcess } from 'node:child_process';
import { getMessage, Problem } from '../problem.ts';
import type { ProcessLog } from './process-log.ts';

export interface ProcessExit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Why the program could not be started. */
  error?: Error;
}

/** A child process for its supervisor. `ready` rejects with StartFailure if the child ends before it answers. */
export interface RunningProcess {
  name: string;
  pid: number;
  ready: Promise<void>;
  exited: Promise<ProcessExit>;
  /** The last lines that it wrote. */
  logTail(): string;
  /** SIGTERM, then SIGKILL after `graceMs` (ten seconds); resolves when the child is gone. */
  stop(graceMs?: number): Promise<void>;
}

/** Resolves when the child with this PID answers. Another process on its port does not count. */
export type Readiness = (ended: AbortSignal, pid: number) => Promise<void>;

interface ChildDescription {
  name: string;
  child: ChildProcess;
  log: ProcessLog;
  /** Whether the child leads its own process group, which is then stopped as a whole. */
  leadsGroup: boolean;
  isReady: Readiness;
}

const STOP_GRACE_MS = 10_000;

export const describeExit = ({ code, signal, error }: ProcessExit): string => {
  if (error !== undefined) return `could not be started (${error.message})`;
  return signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
};

export class StartFailure extends Problem {
  override name = 'StartFailure';

  constructor(process: string, reason: string, logTail: string) {
    super(`${process} did not start: ${reason}.${logTail === '' ? '' : `\nThe end of its log:\n${logTail}`}`);
  }

  /** Another process took the port before it was used. */
  get isPortTaken(): boolean {
    return /EADDRINUSE|address already in use/i.test(this.message);
  }
}

export const signalChild = (child: ChildProcess, signal: NodeJS.Signals, leadsGroup: boolean): void => {
  if (child.pid === undefined) return;
  try {
    if (leadsGroup && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The child has ended by itself in the meantime.
  }
};

const waitForExit = (child: ChildProcess): Promise<ProcessExit> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });

/** Wraps a spawned child: when it is ready, how it ended, and an orderly stop. */
export const watchProcess = ({ name, child, log, leadsGroup, isReady }: ChildDescription): RunningProcess => {
  log.close();
  const exited = waitForExit(child);
  const ended = new AbortController();
  const failure = (reason: string) => new StartFailure(name, reason, log.tail());
  const failed = exited.then((exit) => {
    ended.abort();
    throw failure(describeExit(exit));
  });
  const answered = isReady(ended.signal, child.pid ?? 0).catch((error: unknown) => {
    if (ended.signal.aborted) return failed;
    throw failure(getMessage(error));
  });
  const ready = Promise.race([answered, failed]);
  // A caller that does not wait for readiness must not crash from its rejection.
  ready.catch(() => undefined);
  const stop = async (graceMs = STOP_GRACE_MS) => {
    const force = setTimeout(() => signalChild(child, 'SIGKILL', leadsGroup), graceMs);
    signalChild(child, 'SIGTERM', leadsGroup);
    await exited;
    clearTimeout(force);
  };
  return { name, pid: child.pid ?? 0, ready, exited, logTail: log.tail, stop };
};
