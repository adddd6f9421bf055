import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../children/process-identity.ts';
import type { DataDirectory } from './data-directory.ts';

/** The state that a running launcher writes for other commands, in `run/state.json`. */
export interface RunningState {
  launcherPid: number;
  dataDir: string;
  publicUrl: string;
  /** The local URL of site, admin, and /api. */
  url: string;
  /** Addresses of the embedded servers, without credentials; empty if an address was given. */
  mongodbUrl: string;
  natsUrl: string;
  /** Service name to its address inside the machine. */
  serviceUrls: Record<string, string>;
  /** Where gateway and shell serve /metrics, apart from what visitors reach; empty until they are started. */
  frontMetricsUrl: string;
  /** PIDs by process name; they change when a process restarts. */
  processes: Record<string, number>;
  /** Set once everything answers. */
  readyAt?: string;
}

/** What Prometheus reads to find the units, whose ports differ from start to start (`file_sd_configs`). */
const targetsFile = ({ run }: DataDirectory) => join(run, 'prometheus-targets.json');
const stateFile = ({ run }: DataDirectory) => join(run, 'state.json');

/** The rename prevents readers from seeing half a file. */
const writeJson = (file: string, content: unknown): void => {
  writeFileSync(`${file}.draft`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
};

export const writeState = (directory: DataDirectory, state: RunningState): void => {
  const urls = [...Object.values(state.serviceUrls), state.frontMetricsUrl].filter((url) => url !== '');
  writeJson(targetsFile(directory), [{ targets: urls.map((url) => new URL(url).host) }]);
  writeJson(stateFile(directory), state);
};

export const removeState = (directory: DataDirectory): void => {
  for (const file of [stateFile(directory), targetsFile(directory)]) rmSync(file, { force: true });
};

/** The last state that was written, even if its launcher is gone. */
export const readState = (directory: DataDirectory): RunningState | undefined => {
  try {
    return JSON.parse(readFileSync(stateFile(directory), 'utf8')) as RunningState;
  } catch {
    return undefined;
  }
};

/** The state of the running instance on this data directory, if there is one. */
export const readLiveState = (directory: DataDirectory): RunningState | undefined => {
  const state = readState(directory);
  return state !== undefined && isRunning(state.launcherPid) ? state : undefined;
};
