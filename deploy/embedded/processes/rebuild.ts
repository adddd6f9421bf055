import { readBuiltRemote, remoteWorkspaces } from '../releases/built-remote.ts';
import { publishRemote } from '../releases/publish.ts';
import { ReleaseClient } from '../releases/release-client.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { performTask } from './task-process.ts';

export interface RebuildInput {
  url: string;
  key: string;
}

// Builds what changed and makes changed remotes live. Answers the names of all workspaces that were built.
await performTask(async ({ url, key }: RebuildInput): Promise<string[]> => {
  const built = await buildWorkspaces();
  const client = new ReleaseClient(`${url}/api/releases`, { 'x-api-key': key });
  for (const workspace of remoteWorkspaces().filter(({ name }) => built.includes(name))) {
    await publishRemote(client, readBuiltRemote(workspace), { promote: true });
  }
  return built;
});
