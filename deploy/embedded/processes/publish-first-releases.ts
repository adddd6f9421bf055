import { publishRemote } from '@atelier/release-kit/publish-remote';
import { ReleaseClient } from '@atelier/release-kit/release-client';
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import { getLastBuild, getRemoteName, remoteWorkspaces } from '../releases/remote-workspaces.ts';
import type { Workspace } from '../workspaces/workspace-graph.ts';
import { performTask } from './task-process.ts';

export interface FirstReleasesInput {
  url: string;
  key: string;
}

const reportIfNewer = (workspace: Workspace, live: string): void => {
  const remote = getRemoteName(workspace);
  const { version } = getLastBuild(workspace).manifest;
  if (version === live) return;
  say(`${remote} ${live} is live; ${version} is built. To publish it: npm run release -- publish ${remote}`);
};

// An empty registry gets the new builds. Later versions go live only when someone releases them.
await performTask(async ({ url, key }: FirstReleasesInput): Promise<void> => {
  const client = new ReleaseClient(`${url}/api/releases`, { 'x-api-key': key });
  const { remotes } = await client.liveSet();
  const workspaces = remoteWorkspaces();
  if (workspaces.length === 0) throw new Problem('There are no remotes to publish.');
  for (const workspace of workspaces) {
    const live = remotes[getRemoteName(workspace)]?.live.version;
    if (live === undefined) await publishRemote(client, getLastBuild(workspace), { channel: 'live', tell: say });
    else reportIfNewer(workspace, live);
  }
});
