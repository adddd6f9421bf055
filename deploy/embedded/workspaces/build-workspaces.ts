import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { waitForLock } from '../data/lock.ts';
import { repositoryRoot } from '../paths.ts';
import { during, type Say, say, secondsSince } from '../progress.ts';
import { isBuilt, stampBuild } from './build-stamp.ts';
import { runNpm } from './npm.ts';
import { inDependencyOrder, readWorkspaces, type Workspace } from './workspace-graph.ts';
import { hashToolchain, hashWorkspaces } from './workspace-hash.ts';

interface BuildOptions {
  root?: string;
  /** Receives progress. */
  tell?: Say;
  /** Builds only this workspace and its dependencies; all workspaces if absent. */
  only?: string;
  /** Names of workspaces that are not built. */
  except?: readonly string[];
}

const AT_ONCE = 2;
const BUILD_SETTINGS = 'packages/build-config';

/** Returns a function that runs at most this many tasks at the same time. */
const limitTo = (places: number) => {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work: () => Promise<void>): Promise<void> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};

/** One workspace and its dependencies, or every workspace. */
const wanted = (all: ReadonlyMap<string, Workspace>, only: string | undefined): ReadonlyMap<string, Workspace> => {
  if (only === undefined) return all;
  const names = new Set([only]);
  for (const name of names) for (const used of all.get(name)?.dependencies ?? []) names.add(used);
  return new Map([...all].filter(([name]) => names.has(name)));
};

const plan = (root: string, { only, except = [] }: BuildOptions) => {
  const ordered = inDependencyOrder(wanted(readWorkspaces(root), only));
  const hashes = hashWorkspaces(ordered, hashToolchain(root, join(root, BUILD_SETTINGS)));
  const computeHash = ({ name }: Workspace) => hashes.get(name) ?? '';
  const changed = ordered.filter(
    (workspace) =>
      workspace.hasBuild && !except.includes(workspace.name) && !isBuilt(workspace, computeHash(workspace)),
  );
  return { ordered, changed, computeHash };
};

const buildChanged = async ({
  root,
  tell,
  ...options
}: Required<Pick<BuildOptions, 'root' | 'tell'>> & BuildOptions): Promise<string[]> => {
  const { ordered, changed, computeHash } = plan(root, options);
  if (changed.length === 0) return [];
  tell(`Building ${changed.length} of ${ordered.filter(({ hasBuild }) => hasBuild).length} workspaces`);
  const limited = limitTo(AT_ONCE);
  const finished = new Map<string, Promise<void>>();
  let failed = false;
  const build = async (workspace: Workspace) => {
    await Promise.all(workspace.dependencies.map((name) => finished.get(name)));
    if (!changed.includes(workspace)) return;
    await limited(async () => {
      if (failed) return;
      const startedAt = performance.now();
      const running = runNpm(['run', '--silent', 'build', '--workspace', workspace.name], root);
      await during(`building ${workspace.name}`, running, tell);
      stampBuild(workspace, computeHash(workspace));
      tell(`  built ${workspace.name} in ${secondsSince(startedAt)}`);
    }).catch((error: unknown) => {
      failed = true;
      throw error;
    });
  };
  for (const workspace of ordered) finished.set(workspace.name, build(workspace));
  const results = await Promise.allSettled(finished.values());
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return changed.map(({ name }) => name);
};

const lockFile = (root: string): string => {
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `atelier-build-${userInfo().username}-${clone}.lock`);
};

/**
 * Builds the workspaces whose sources, dependencies, or tools changed. Returns their names. Instances that share a
 * clone build one after the other.
 */
export const buildWorkspaces = async ({ root = repositoryRoot, tell = say, ...options }: BuildOptions = {}) => {
  const lock = await waitForLock(lockFile(root), ({ pid }) =>
    tell(`Process ${pid} builds in this clone; waiting for it`),
  );
  try {
    return await buildChanged({ root, tell, ...options });
  } finally {
    lock.release();
  }
};
