import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataDirectoryAt, ensureServersKey } from '../../deploy/embedded/data/data-directory.ts';
import { type Account, ADMINISTRATOR, urlFor } from '../../deploy/embedded/servers/accounts.ts';

export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The content of `run/state.json` for a running Atelier. */
export interface PlatformState {
  launcherPid: number;
  url: string;
  mongodbUrl: string;
  natsUrl: string;
  serviceUrls: Record<string, string>;
  frontMetricsUrl: string;
  processes: Record<string, number>;
}

export interface Platform {
  url: string;
  dataDir: string;
  output(): string;
  state(): PlatformState;
  /** Asks the launcher to stop and waits for it; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  process: ChildProcess;
}

const READY = /^Atelier is ready at (http:\/\/localhost:\d+)$/m;
const READY_WITHIN_MS = 300_000;

/** Includes the addresses of the servers, for the administrator or another account. */
export const readState = (dataDir: string, account: Account = ADMINISTRATOR): PlatformState => {
  const state = JSON.parse(readFileSync(join(dataDir, 'run/state.json'), 'utf8')) as PlatformState;
  const key = ensureServersKey(dataDirectoryAt(dataDir));
  const getAddress = (url: string) => (url === '' ? url : urlFor(account, url, key));
  return { ...state, mongodbUrl: getAddress(state.mongodbUrl), natsUrl: getAddress(state.natsUrl) };
};

interface Place {
  /** A clone of another commit. */
  root?: string;
  /** A command that runs the bootstrap, for example in a mount namespace. */
  prefix?: readonly string[];
}

interface Start extends Place {
  command?: 'start' | 'dev';
}

/** Runs a repository command through the bootstrap, as a person would. */
export const atelier = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { root = repositoryRoot, prefix = [] }: Place = {},
): { process: ChildProcess; output: () => string; ended: Promise<number | null> } => {
  const [command = '', ...rest] = [...prefix, process.execPath, join(root, 'deploy/bootstrap.mjs'), ...args];
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, output: () => text, ended: new Promise((resolve) => child.once('close', resolve)) };
};

/** Runs a repository command to its end and returns its output. Throws if it fails. */
export const runCommand = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  place: Place = {},
): Promise<string> => {
  const { ended, output } = atelier(args, env, place);
  const code = await ended;
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${code}:\n${output()}`);
  return output();
};

/** Starts the whole platform with the launcher and waits for its last line. */
export const startPlatform = async (
  dataDir: string,
  env: NodeJS.ProcessEnv,
  { command = 'start', ...place }: Start = {},
  options: readonly string[] = [],
): Promise<Platform> => {
  const started = atelier([command, ...options], { ATELIER_DATA_DIR: dataDir, ...env }, place);
  const deadline = Date.now() + READY_WITHIN_MS;
  const hasEnded = started.ended.then((code) => ({ code }));
  while (!READY.test(started.output())) {
    const pause = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 100));
    const end = await Promise.race([hasEnded, pause]);
    if (end !== undefined) throw new Error(`The launcher ended with ${end.code}:\n${started.output()}`);
    if (Date.now() > deadline) throw new Error(`The platform was not ready in time:\n${started.output()}`);
  }
  return {
    url: READY.exec(started.output())?.[1] ?? '',
    dataDir,
    output: started.output,
    state: () => readState(dataDir),
    process: started.process,
    stop: (signal = 'SIGTERM') => {
      started.process.kill(signal);
      return started.ended;
    },
  };
};
