import { resolve } from 'node:path';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { findRemote, readBuiltRemote, remoteNameOf, remoteWorkspaces } from './releases/built-remote.ts';
import { connectToReleases } from './releases/connect.ts';
import { publishRemote } from './releases/publish.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run release -- publish REMOTE [--no-promote]   build, upload, and make live
  npm run release -- publish REMOTE --from DIRECTORY the same for what was built elsewhere
  npm run release -- promote REMOTE VERSION          make a published version live
  npm run release -- rollback REMOTE                 go back to the version before
  npm run release -- list                            versions of every remote`;

const publish = async (name: string, options: readonly string[]): Promise<void> => {
  const workspace = findRemote(name);
  const client = await connectToReleases();
  const directory = options.includes('--from') ? options[options.indexOf('--from') + 1] : undefined;
  if (directory === undefined) await buildWorkspaces({ only: workspace.name });
  const remote = readBuiltRemote(workspace, directory === undefined ? undefined : resolve(directory));
  await publishRemote(client, remote, { promote: !options.includes('--no-promote') });
};

const promote = async (name: string, version: string): Promise<void> => {
  const remote = remoteNameOf(findRemote(name));
  await (await connectToReleases()).promote(remote, version);
  say(`${remote} ${version} is live.`);
};

const rollback = async (name: string): Promise<void> => {
  const remote = remoteNameOf(findRemote(name));
  const client = await connectToReleases();
  say(`${remote} is back on ${await client.rollback(remote)}.`);
};

const list = async (): Promise<void> => {
  const client = await connectToReleases();
  for (const remote of remoteWorkspaces().map(remoteNameOf)) {
    say(remote);
    for (const { version, publishedAt, live } of await client.versions(remote)) {
      say(`  ${live ? '*' : ' '} ${version}  ${publishedAt}`);
    }
  }
};

/** `npm run release -- …`. */
export const release = async ([action, ...args]: readonly string[]): Promise<void> => {
  const [name, version] = args;
  if (action === 'list') return list();
  if (action === 'publish' && name !== undefined) return publish(name, args);
  if (action === 'promote' && name !== undefined && version !== undefined) return promote(name, version);
  if (action === 'rollback' && name !== undefined) return rollback(name);
  throw new Problem(USAGE);
};
