import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Workspace } from './workspace-graph.ts';

const IGNORED_DIRECTORIES = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const IGNORED_FILES = /[.-]spec\.tsx?$|\.tsbuildinfo$|\.log$|\.md$|^\./;
const EVERY_BUILD_USES = /^(package-lock\.json|tsconfig.*\.json)$/;

const sourcesBelow = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return IGNORED_DIRECTORIES.has(entry.name) ? [] : sourcesBelow(path);
      return IGNORED_FILES.test(entry.name) ? [] : [path];
    });

const digest = (parts: Iterable<string | Buffer>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** A digest of the sources of one workspace: names and contents, without tests and build output. */
const hashSources = (directory: string): string =>
  digest(sourcesBelow(directory).flatMap((file) => [relative(directory, file), readFileSync(file)]));

/** A digest of the inputs of every build: lock file and TypeScript settings at the root, and the shared build settings. */
export const hashToolchain = (root: string, buildSettings: string): string => {
  const names = readdirSync(root).filter((name) => EVERY_BUILD_USES.test(name));
  return digest([
    ...names.toSorted().flatMap((name) => [name, readFileSync(join(root, name))]),
    hashSources(buildSettings),
  ]);
};

/** By workspace name: a digest that changes with its sources, with the workspaces that it uses, and with the toolchain. */
export const hashWorkspaces = (ordered: readonly Workspace[], toolchain: string): Map<string, string> => {
  const hashes = new Map<string, string>();
  for (const { name, directory, dependencies } of ordered) {
    const used = dependencies.toSorted().map((dependency) => `${dependency}=${hashes.get(dependency)}`);
    hashes.set(name, digest([toolchain, hashSources(directory), ...used]));
  }
  return hashes;
};
