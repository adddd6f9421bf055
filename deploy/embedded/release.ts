import { resolve } from 'node:path';
import { readBuiltRemote } from '@atelier/release-kit/built-remote';
import { getBudget, getChannel, REFUSED_EXIT_CODE, releaseRemote } from '@atelier/release-kit/release-remote';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { connectToReleases, siteToReleaseTo } from './releases/connect.ts';
import { findRemote, getLastBuild, getRemoteName, remoteWorkspaces } from './releases/remote-workspaces.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run release -- publish REMOTE                  build, check, upload, and make live
    --from DIRECTORY                                 what was built elsewhere
    --dry-run, --next, --no-promote, --no-checks, --json  as in docs/guides/another-remote.md
  npm run release -- promote REMOTE VERSION          make a published version live
  npm run release -- rollback REMOTE                 go back to the version before
  npm run release -- list                            versions of every remote`;

const publish = async (name: string, options: readonly string[]): Promise<void> => {
  const workspace = findRemote(name);
  const client = await connectToReleases();
  const isJson = options.includes('--json');
  const directory = options.includes('--from') ? options[options.indexOf('--from') + 1] : undefined;
  if (directory === undefined) await buildWorkspaces({ only: workspace.name });
  const remote = directory === undefined ? getLastBuild(workspace) : readBuiltRemote(resolve(directory));
  const report = await releaseRemote(client, remote, {
    siteUrl: siteToReleaseTo(),
    budgetKb: getBudget(workspace.directory),
    channel: getChannel({ next: options.includes('--next'), 'no-promote': options.includes('--no-promote') }),
    isDryRun: options.includes('--dry-run'),
    isChecked: !options.includes('--no-checks'),
    tell: isJson ? (line) => void process.stderr.write(`${line}\n`) : say,
  });
  if (isJson) process.stdout.write(`${JSON.stringify(report)}\n`);
  if (report.refusals.length > 0) process.exitCode = REFUSED_EXIT_CODE;
};

const promote = async (name: string, version: string): Promise<void> => {
  const remote = getRemoteName(findRemote(name));
  await (await connectToReleases()).promote(remote, version);
  say(`${remote} ${version} is live.`);
};

const rollback = async (name: string): Promise<void> => {
  const remote = getRemoteName(findRemote(name));
  const client = await connectToReleases();
  say(`${remote} is back on ${await client.rollback(remote)}.`);
};

const list = async (): Promise<void> => {
  const client = await connectToReleases();
  for (const remote of remoteWorkspaces().map(getRemoteName)) {
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
