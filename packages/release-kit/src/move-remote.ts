import type { VersionEntry } from '@atelier/contracts/releases/version-entry';
import { Problem } from './problem.js';
import type { ReleaseClient } from './release-client.js';

/** What the command line asks for, beside the remote. */
export interface MoveOptions {
  action?: string | undefined;
  version?: string | undefined;
  /** Of the visitors, in percent. */
  share?: string | undefined;
  /** Whether the share of a canary stays until somebody changes it. */
  manual?: boolean | undefined;
  stop?: boolean | undefined;
}

/** The outcome, for people and for programs. */
export interface MoveOutcome {
  text: string;
  report: { remote: string; version: string | null; percent: number };
}

/** Parse options of both command lines. */
export const MOVE_OPTIONS = {
  share: { type: 'string' },
  manual: { type: 'boolean' },
  stop: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const EVERYONE_PERCENT = 100;

const toPercent = (share: string | undefined): number => {
  const percent = Number(share);
  if (!Number.isInteger(percent) || percent < 1 || percent >= EVERYONE_PERCENT)
    throw new Problem('Set --share to a whole number from 1 to 99, the percentage of the visitors.');
  return percent;
};

const promote = async (client: ReleaseClient, remote: string, version: string): Promise<MoveOutcome> => {
  await client.promote(remote, version);
  return { text: `${remote} ${version} is live.`, report: { remote, version, percent: EVERYONE_PERCENT } };
};

const rollBack = async (client: ReleaseClient, remote: string): Promise<MoveOutcome> => {
  const version = await client.rollback(remote);
  return { text: `${remote} is back on ${version}.`, report: { remote, version, percent: EVERYONE_PERCENT } };
};

const startCanary = async (
  client: ReleaseClient,
  remote: string,
  version: string,
  { share, manual = false }: MoveOptions,
): Promise<MoveOutcome> => {
  const percent = toPercent(share);
  await client.startCanary(remote, { version, percent, automatic: !manual });
  return { text: `${percent}% of the visitors get ${remote} ${version}.`, report: { remote, version, percent } };
};

const stopCanary = async (client: ReleaseClient, remote: string): Promise<MoveOutcome> => {
  await client.stopCanary(remote);
  return { text: `The canary of ${remote} is stopped.`, report: { remote, version: null, percent: 0 } };
};

/** Promotes, rolls back, or starts or stops a canary; undefined if the options describe none of these. */
export const moveRemote = async (
  client: ReleaseClient,
  remote: string,
  options: MoveOptions,
): Promise<MoveOutcome | undefined> => {
  const { action, version, stop } = options;
  if (action === 'rollback') return rollBack(client, remote);
  if (action === 'promote' && version !== undefined) return promote(client, remote, version);
  if (action === 'canary' && stop) return stopCanary(client, remote);
  if (action === 'canary' && version !== undefined) return startCanary(client, remote, version, options);
  return undefined;
};

/** The versions of a remote for people, latest first. */
export const listVersions = (remote: string, versions: readonly VersionEntry[]): string =>
  [
    remote,
    ...versions.map(({ version, publishedAt, live }) => `  ${live ? '*' : ' '} ${version}  ${publishedAt}`),
  ].join('\n');
