import { join } from 'node:path';
import { type BuiltRemote, readBuiltRemote } from '@atelier/release-kit/built-remote';
import { Problem } from '../problem.ts';
import { readWorkspaces, type Workspace } from '../workspaces/workspace-graph.ts';

const SCOPE = '@atelier/';
const IS_REMOTE = /^@atelier\/mfe-/;

export const remoteWorkspaces = (): Workspace[] =>
  [...readWorkspaces().values()].filter(({ name }) => IS_REMOTE.test(name));

export const getRemoteName = ({ name }: Workspace): string => name.slice(SCOPE.length);

/** The workspace of a remote, by `mfe-public` or `@atelier/mfe-public`. */
export const findRemote = (name: string): Workspace => {
  const remotes = remoteWorkspaces();
  const found = remotes.find((workspace) => [getRemoteName(workspace), workspace.name].includes(name));
  if (found !== undefined) return found;
  throw new Problem(`There is no remote named '${name}'. The remotes are ${remotes.map(getRemoteName).join(' and ')}.`);
};

/** The last build of a remote. */
export const getLastBuild = ({ directory }: Workspace): BuiltRemote => readBuiltRemote(join(directory, 'dist'));
