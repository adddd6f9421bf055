import { join } from 'node:path';
import { fileLog, rotateLogs, terminalLog } from './children/process-log.ts';
import { runTask } from './children/run-task.ts';
import {
  type DataDirectory,
  ensureEncryptionKey,
  ensureReleaseKey,
  ensureServersKey,
  lockDataDirectory,
  openDataDirectory,
} from './data/data-directory.ts';
import { stopLeftovers } from './data/leftovers.ts';
import { requireRoom } from './data/required-room.ts';
import { type RunningState, removeState, writeState } from './data/running-state.ts';
import type { Environment } from './environment.ts';
import { requireFreePort } from './network/ports.ts';
import { processFile } from './paths.ts';
import { getMessage } from './problem.ts';
import { say } from './progress.ts';
import { getSubscribersSeed, type ServersKey } from './servers/accounts.ts';
import { startPlatform } from './start-platform.ts';
import { Supervisor } from './supervision/supervisor.ts';
import type { UnitKeys } from './unit-environments.ts';
import type { UnitSettings } from './unit-specs.ts';

/** One run of the platform on a data directory. */
export interface Run {
  environment: Environment;
  directory: DataDirectory;
  keys: UnitKeys;
  serversKey: ServersKey;
  supervisor: Supervisor;
  units: UnitSettings;
  /** An empty database gets no sample content. */
  isBlank: boolean;
  /** Aborted as soon as the platform should stop. */
  stopping: AbortSignal;
  /** Adds to the content of `run/state.json`. */
  tellState(change: Partial<RunningState>): void;
}

export interface LaunchOptions {
  /** By default, units write to files. */
  logToTerminal?: boolean;
  /** Whether an empty database stays without sample content. */
  isBlank?: boolean;
  /** Called once everything is ready. */
  whenReady?(run: Run): void;
}

const STATE_RETRY_MS = 5000;
const ROTATE_EVERY_MS = 60_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm passes Ctrl-C on although the terminal has already sent it, so later signals are ignored. */
const stopOnSignals = (): AbortSignal => {
  const controller = new AbortController();
  for (const signal of STOP_SIGNALS) process.on(signal, () => controller.abort());
  return controller.signal;
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const createRun = (
  environment: Environment,
  directory: DataDirectory,
  stopping: AbortSignal,
  { logToTerminal = false, isBlank = false }: LaunchOptions,
): Run => {
  let state: RunningState = {
    launcherPid: process.pid,
    dataDir: directory.root,
    publicUrl: environment.publicUrl,
    url: '',
    mongodbUrl: '',
    natsUrl: '',
    serviceUrls: {},
    frontMetricsUrl: '',
    processes: {},
  };
  let retry: ReturnType<typeof setTimeout> | undefined;
  stopping.addEventListener('abort', () => clearTimeout(retry));
  const tellState = (change: Partial<RunningState>) => {
    state = { ...state, ...change };
    clearTimeout(retry);
    try {
      writeState(directory, state);
    } catch (error) {
      // A full disk must not end what it serves.
      say(`The state could not be written and will be in ${STATE_RETRY_MS / 1000} s: ${getMessage(error)}`);
      if (!stopping.aborted) retry = setTimeout(() => tellState({}), STATE_RETRY_MS);
    }
  };
  const supervisor = new Supervisor({
    log: (line) => say(`${new Date().toISOString()} ${line}`),
    pidsChanged: (processes) => tellState({ processes }),
  });
  const logFor = (name: string) => (logToTerminal ? terminalLog : fileLog(join(directory.logs, `${name}.log`)));
  const units = { dataRoot: directory.root, logFor };
  const serversKey = ensureServersKey(directory);
  const keys = {
    releaseKey: ensureReleaseKey(directory),
    encryptionKey: ensureEncryptionKey(directory),
    subscribersSeed: environment.natsUrl === undefined ? getSubscribersSeed(serversKey) : '',
  };
  return { environment, directory, keys, serversKey, supervisor, units, isBlank, stopping, tellState };
};

const startAfterCleanup = async (run: Run): Promise<void> => {
  const left = await stopLeftovers(run.directory);
  if (left.length > 0) say(`Stopped what an earlier launcher left behind: ${left.join(', ')}.`);
  await requireFreePort(run.environment.port, run.environment.host);
  if (run.environment.natsUrl === undefined) await requireRoom(run.directory);
  await startPlatform(run);
};

const rotate = ({ logs }: DataDirectory): void => {
  try {
    rotateLogs(logs);
  } catch (error) {
    // A full disk must not stop the platform.
    say(`Large logs could not be rotated; the next attempt is in ${ROTATE_EVERY_MS / 1000} s: ${getMessage(error)}`);
  }
};

/** Starts the platform and keeps it running until this process is told to stop. */
export const runLauncher = async (options: LaunchOptions = {}): Promise<void> => {
  const stopping = stopOnSignals();
  const environment = await runTask<Environment>(processFile('read-environment'), { signal: stopping });
  const directory = openDataDirectory(environment.dataDir);
  const lock = lockDataDirectory(directory);
  rotate(directory);
  const rotating = setInterval(() => rotate(directory), ROTATE_EVERY_MS).unref();
  const run = createRun(environment, directory, stopping, options);
  try {
    const started = startAfterCleanup(run).then(() => options.whenReady?.(run));
    await Promise.race([started.then(() => aborted(stopping)), aborted(stopping)]);
    say('\nStopping: requests that run are finished first.');
  } finally {
    await run.supervisor.stop();
    clearInterval(rotating);
    removeState(directory);
    lock.release();
  }
  say('Atelier has stopped; its data is kept.');
};
