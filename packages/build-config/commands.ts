import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { readBuiltRemote } from '@atelier/release-kit/built-remote';
import { listVersions, MOVE_OPTIONS, type MoveOptions, moveRemote } from '@atelier/release-kit/move-remote';
import { Problem } from '@atelier/release-kit/problem';
import { parseSiteUrl, ReleaseClient } from '@atelier/release-kit/release-client';
import { getChannel, getOwnRules, REFUSED_EXIT_CODE, releaseRemote } from '@atelier/release-kit/release-remote';
import { buildRemote } from './build-remote.ts';
import { serveDevelopment } from './development/serve-development.ts';
import { remoteOptions } from './remote-options.ts';
import { writeCatalogs } from './texts/catalogs.ts';

const USAGE = `Usage, in the folder of a remote:
  atelier-remote build                    build for the browser and the server
  atelier-remote dev --against URL        work on it inside a running Atelier, on port 4173 or --port PORT
  atelier-remote texts                    write its texts to texts/en.json, and update texts/ in other languages
  atelier-remote release                  build, check, publish, and make live
    --no-build                            publish what lies in dist, built by another tool
    --dry-run                             publish nothing
    --next                                put it on the channel next, which only staff see
    --no-promote                          do not make it live
    --no-checks                           publish what the checks refuse
    --json                                a report on stdout, progress on stderr
  atelier-remote promote VERSION          make a published version live
  atelier-remote rollback                 go back to the version before
    --from VERSION                        only if this version is live, so that it can be repeated
  atelier-remote canary VERSION --share N show a published version to N % of the visitors
    --manual                              keep this share until somebody changes it
  atelier-remote canary --stop            show the live version to everyone again
  atelier-remote list                     its versions and their states; * is live
    --json                                a report on stdout, for each of these

All but build, texts, and dev read ATELIER_URL and ATELIER_RELEASE_KEY.
Exit code: 0 done, 2 refused by the checks, 1 anything else.`;

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const siteUrl = (): string => parseSiteUrl(process.env.ATELIER_URL);

const toPort = (text: string | undefined): number => {
  const port = Number(text ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Problem(`Set --port to a port number, such as ${DEFAULT_PORT}.`);
  return port;
};

const releaseClient = (site: string): ReleaseClient => {
  const { ATELIER_RELEASE_KEY: key } = process.env;
  if (!key)
    throw new Problem('Set ATELIER_RELEASE_KEY to a key that may publish this remote. Staff make keys under API Keys.');
  return new ReleaseClient(`${site}/api/releases`, { 'x-api-key': key });
};

interface ReleaseFlags {
  'dry-run'?: boolean;
  'no-build'?: boolean;
  next?: boolean;
  'no-promote'?: boolean;
  'no-checks'?: boolean;
  json?: boolean;
}

const release = async (folder: string, flags: ReleaseFlags): Promise<void> => {
  const site = siteUrl();
  const client = releaseClient(site);
  const tell = flags.json ? (line: string) => void process.stderr.write(`${line}\n`) : say;
  if (flags['no-build'] !== true) await buildRemote(folder, tell);
  const report = await releaseRemote(client, readBuiltRemote(join(folder, 'dist')), {
    siteUrl: site,
    ...getOwnRules(folder),
    channel: getChannel(flags),
    isDryRun: flags['dry-run'] === true,
    isChecked: flags['no-checks'] !== true,
    tell,
  });
  if (flags.json) say(JSON.stringify(report));
  if (report.refusals.length > 0) process.exitCode = REFUSED_EXIT_CODE;
};

const list = async (folder: string, isJson: boolean): Promise<void> => {
  const { name: remote } = remoteOptions(folder, 'production');
  const versions = await releaseClient(siteUrl()).versions(remote);
  say(isJson ? JSON.stringify({ remote, versions }) : listVersions(remote, versions));
};

const move = async (folder: string, options: MoveOptions, isJson: boolean): Promise<void> => {
  const { name } = remoteOptions(folder, 'production');
  const outcome = await moveRemote(releaseClient(siteUrl()), name, options);
  if (outcome === undefined) throw new Problem(USAGE);
  say(isJson ? JSON.stringify(outcome.report) : outcome.text);
};

const MOVES: readonly (string | undefined)[] = ['promote', 'rollback', 'canary'];

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...MOVE_OPTIONS,
        against: { type: 'string' },
        port: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'no-build': { type: 'boolean' },
        next: { type: 'boolean' },
        'no-promote': { type: 'boolean' },
        'no-checks': { type: 'boolean' },
      },
    });
  } catch {
    throw new Problem(USAGE);
  }
};

const run = async (args: readonly string[]): Promise<void> => {
  const { positionals, values } = readArguments(args);
  const folder = process.cwd();
  const [command, version] = positionals;
  if (command === 'build') return buildRemote(folder);
  if (command === 'texts') return writeCatalogs(folder, say);
  if (command === 'release') return release(folder, values);
  if (command === 'list') return list(folder, values.json === true);
  if (MOVES.includes(command)) return move(folder, { action: command, version, ...values }, values.json === true);
  if (command === 'dev' && values.against !== undefined)
    return serveDevelopment({
      folder,
      platformUrl: values.against,
      port: toPort(values.port),
      tell: say,
    });
  throw new Problem(USAGE);
};

/** Runs `atelier-remote …`. Exit code 0 on success, 1 with a message on failure. */
export const runCommand = async (args: readonly string[]): Promise<void> => {
  try {
    await run(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
};
