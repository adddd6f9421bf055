import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import { readBuiltRemote, remoteNameOf, remoteWorkspaces } from '../releases/built-remote.ts';
import { publishRemote } from '../releases/publish.ts';
import { ReleaseClient } from '../releases/release-client.ts';
import type { Workspace } from '../workspaces/workspace-graph.ts';
import { performTask } from './task-process.ts';

export interface FirstReleasesInput {
  url: string;
  key: string;
}

const tellIfNewer = (workspace: Workspace, live: string): void => {
  const remote = remoteNameOf(workspace);
  const { version } = readBuiltRemote(workspace).manifest;
  if (version === live) return;
  say(`${remote} ${live} is live; ${version} is built. To publish it: npm run release -- publish ${remote}`);
};

// An empty registry gets what was just built; later versions go live only when somebody releases them.
await performTask(async ({ url, key }: FirstReleasesInput): Promise<void> => {
  const client = new ReleaseClient(`${url}/api/releases`, { 'x-api-key': key });
  const { remotes } = await client.liveSet();
  const workspaces = remoteWorkspaces();
  if (workspaces.length === 0) throw new Problem('There are no remotes to publish.');
  for (const workspace of workspaces) {
    const live = remotes[remoteNameOf(workspace)]?.live.version;
    if (live === undefined) await publishRemote(client, readBuiltRemote(workspace), { promote: true });
    else tellIfNewer(workspace, live);
  }
});
