import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './workspace-graph.ts';

const stampFile = ({ directory }: Workspace) => join(directory, 'dist', '.build-stamp');

/** Stored inside `dist`, so that a deleted output is built again. */
export const isBuilt = (workspace: Workspace, hash: string): boolean => {
  try {
    return readFileSync(stampFile(workspace), 'utf8') === hash;
  } catch {
    return false;
  }
};

export const stampBuild = (workspace: Workspace, hash: string): void => {
  mkdirSync(join(workspace.directory, 'dist'), { recursive: true });
  writeFileSync(stampFile(workspace), hash);
};
