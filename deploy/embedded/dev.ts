import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { runTask } from './children/run-task.ts';
import { type Run, runLauncher } from './launcher.ts';
import { processFile, repositoryRoot } from './paths.ts';
import { describeFailure } from './problem.ts';
import { say } from './progress.ts';
import { findRemote, getRemoteName, remoteWorkspaces } from './releases/remote-workspaces.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';
import { readWorkspaces, type Workspace } from './workspaces/workspace-graph.ts';

const SETTLE_MS = 200;
const NOT_WATCHED = new Set(['dist', 'node_modules', 'coverage']);
/** The launcher does not restart for changes of its own code. */
const NOT_RELOADED = new Set(['@atelier/deploy', '@atelier/e2e']);

const sourceDirectories = ({ directory }: Workspace): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_WATCHED.has(entry.name))
    .map((entry) => join(directory, entry.name));

/** The processes that run a workspace's code. */
const getProcesses = (workspace: string, mode: Run['environment']['processes']): string[] => {
  if (workspace === '@atelier/gateway' || workspace === '@atelier/shell') return ['front'];
  const [, service] = /^@atelier\/(\w+)-service$/.exec(workspace) ?? [];
  if (service === undefined) return [];
  return [mode === 'shared' ? 'services' : service];
};

const apply = async ({ environment, supervisor, stopping }: Run): Promise<void> => {
  const built = await runTask<string[]>(processFile('rebuild'), { signal: stopping });
  const processes = new Set(built.flatMap((name) => getProcesses(name, environment.processes)));
  for (const name of processes) {
    await supervisor.replace(name);
    say(`  restarted ${name}`);
  }
};

/** Remotes are not rebuilt here, because visitors would get every change. */
const watchRemotes = ({ environment, stopping }: Run): void => {
  for (const workspace of remoteWorkspaces()) {
    const name = getRemoteName(workspace);
    const changed = new AbortController();
    const signal = AbortSignal.any([stopping, changed.signal]);
    const tell = () => {
      changed.abort();
      say(`${name} has changed. To see it: npm run dev -- ${name} --against http://localhost:${environment.port}`);
    };
    for (const directory of sourceDirectories(workspace)) watch(directory, { recursive: true, signal }, tell);
  }
};

/** Rebuilds after changes, one round at a time. Changes during a round start another round. */
const reloadOnChanges = (run: Run): void => {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const round = () => {
    working = working
      .then(() => apply(run))
      .catch((error: unknown) => (run.stopping.aborted ? undefined : say(describeFailure(error))));
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(round, SETTLE_MS);
  };
  const notReloaded = new Set([...NOT_RELOADED, ...remoteWorkspaces().map(({ name }) => name)]);
  const watched = [...readWorkspaces().values()].filter(({ name }) => !notReloaded.has(name));
  for (const directory of watched.flatMap(sourceDirectories))
    watch(directory, { recursive: true, signal: run.stopping }, changed);
  watchRemotes(run);
  say('Watching for changes.');
};

/** The platform; changed parts are rebuilt and restarted. */
const watchPlatform = (): Promise<void> => runLauncher({ logToTerminal: true, whenReady: reloadOnChanges });

/** `npm run dev`: the whole platform; `npm run dev -- REMOTE --against URL`: one remote inside a running platform. */
export const dev = async ([name, ...options]: readonly string[]): Promise<void> => {
  if (name === undefined) return watchPlatform();
  const { directory } = findRemote(name);
  await buildWorkspaces({ only: '@atelier/build-config' });
  const command = join(repositoryRoot, 'packages/build-config/atelier-remote.mjs');
  const child = spawn(process.execPath, [command, 'dev', ...options], { cwd: directory, stdio: 'inherit' });
  process.once('SIGTERM', () => child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
};
