import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuiltRemote } from '@atelier/release-kit/built-remote';
import { listVersions, MOVE_OPTIONS, moveRemote } from '@atelier/release-kit/move-remote';
import { getChannel, getOwnRules, REFUSED_EXIT_CODE, releaseRemote } from '@atelier/release-kit/release-remote';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { connectToReleases, siteToReleaseTo } from './releases/connect.ts';
import { findRemote, getLastBuild, getRemoteName, remoteWorkspaces } from './releases/remote-workspaces.ts';
import { buildWorkspaces } from './workspaces/build-workspaces.ts';

const USAGE = `Usage:
  npm run release -- publish REMOTE                  build, check, upload, and make live
    --from DIRECTORY                                 what was built elsewhere
    --dry-run, --next, --no-promote, --no-checks     as in docs/guides/another-remote.md
  npm run release -- promote REMOTE VERSION          make a published version live
  npm run release -- rollback REMOTE                 go back to the version before
    --from VERSION                                   only if this version is live, so that it can be repeated
  npm run release -- canary REMOTE VERSION --share N show a published version to N % of the visitors
    --manual                                         keep this share until somebody changes it
  npm run release -- canary REMOTE --stop            show the live version to everyone again
  npm run release -- list                            versions of every remote and their states
With --json, each writes a report to stdout.`;

const OPTIONS = {
  ...MOVE_OPTIONS,
  'dry-run': { type: 'boolean' },
  next: { type: 'boolean' },
  'no-promote': { type: 'boolean' },
  'no-checks': { type: 'boolean' },
} as const;

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    throw new Problem(USAGE);
  }
};
type Flags = ReturnType<typeof readArguments>['values'];

const writeReport = (report: unknown): void => void process.stdout.write(`${JSON.stringify(report)}\n`);

const publish = async (name: string, flags: Flags): Promise<void> => {
  const workspace = findRemote(name);
  const client = await connectToReleases();
  if (flags.from === undefined) await buildWorkspaces({ only: workspace.name });
  const remote = flags.from === undefined ? getLastBuild(workspace) : readBuiltRemote(resolve(flags.from));
  const report = await releaseRemote(client, remote, {
    siteUrl: siteToReleaseTo(),
    ...getOwnRules(workspace.directory),
    channel: getChannel(flags),
    isDryRun: flags['dry-run'] === true,
    isChecked: flags['no-checks'] !== true,
    tell: flags.json ? (line) => void process.stderr.write(`${line}\n`) : say,
  });
  if (flags.json) writeReport(report);
  if (report.refusals.length > 0) process.exitCode = REFUSED_EXIT_CODE;
};

const list = async ({ json = false }: Flags): Promise<void> => {
  const client = await connectToReleases();
  const remotes = remoteWorkspaces().map(getRemoteName);
  const listed = await Promise.all(
    remotes.map(async (remote) => ({ remote, versions: await client.versions(remote) })),
  );
  if (json) return writeReport(listed);
  for (const { remote, versions } of listed) say(listVersions(remote, versions));
};

const move = async (action: string, name: string, version: string | undefined, flags: Flags): Promise<void> => {
  const remote = getRemoteName(findRemote(name));
  const outcome = await moveRemote(await connectToReleases(), remote, { action, version, ...flags });
  if (outcome === undefined) throw new Problem(USAGE);
  if (flags.json) writeReport(outcome.report);
  else say(outcome.text);
};

/** `npm run release -- …`. */
export const release = async (args: readonly string[]): Promise<void> => {
  const { positionals, values } = readArguments(args);
  const [action, name, version] = positionals;
  if (action === 'list') return list(values);
  if (action === undefined || name === undefined) throw new Problem(USAGE);
  return action === 'publish' ? publish(name, values) : move(action, name, version, values);
};
