import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../paths.ts';

export interface Workspace {
  name: string;
  /** Absolute. */
  directory: string;
  hasBuild: boolean;
  /** Names of the workspaces that this one uses. */
  dependencies: readonly string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;

const withDependencies = (manifest: Manifest, directory: string, names: ReadonlySet<string>): Workspace => ({
  name: manifest.name,
  directory,
  hasBuild: manifest.scripts?.build !== undefined,
  dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) =>
    names.has(name),
  ),
});

/** The workspaces of the repository, by name. */
export const readWorkspaces = (root = repositoryRoot): Map<string, Workspace> => {
  const patterns = readManifest(root).workspaces ?? [];
  const files = globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  );
  const manifests = files.map((file) => dirname(join(root, file))).filter((directory) => existsSync(directory));
  const read = manifests.map((directory) => ({ directory, manifest: readManifest(directory) }));
  const names = new Set(read.map(({ manifest }) => manifest.name));
  const workspaces = read.map(({ manifest, directory }) => withDependencies(manifest, directory, names));
  return new Map(workspaces.map((workspace) => [workspace.name, workspace]));
};

/** Sorts dependencies before their dependents. Throws if workspaces depend on each other in a circle. */
export const inDependencyOrder = (workspaces: ReadonlyMap<string, Workspace>): Workspace[] => {
  const ordered = new Set<Workspace>();
  const visit = (workspace: Workspace, path: readonly string[]) => {
    if (path.includes(workspace.name)) throw new Error(`Circular workspaces: ${[...path, workspace.name].join(' → ')}`);
    if (ordered.has(workspace)) return;
    for (const name of workspace.dependencies) {
      const dependency = workspaces.get(name);
      if (dependency !== undefined) visit(dependency, [...path, workspace.name]);
    }
    ordered.add(workspace);
  };
  for (const workspace of workspaces.values()) visit(workspace, []);
  return [...ordered];
};
