import { publishRemote } from '@atelier/release-kit/publish-remote';
import { ReleaseClient } from '@atelier/release-kit/release-client';
import { say } from '../progress.ts';
import { getLastBuild, remoteWorkspaces } from '../releases/remote-workspaces.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { performTask } from './task-process.ts';

export interface RebuildInput {
  url: string;
  key: string;
}

// Builds what changed and makes changed remotes live. Returns the names of all workspaces that were built.
await performTask(async ({ url, key }: RebuildInput): Promise<string[]> => {
  const built = await buildWorkspaces();
  const client = new ReleaseClient(`${url}/api/releases`, { 'x-api-key': key });
  for (const workspace of remoteWorkspaces().filter(({ name }) => built.includes(name))) {
    await publishRemote(client, getLastBuild(workspace), { channel: 'live', tell: say });
  }
  return built;
});
