import type { VersionEntry } from '@atelier/contracts/releases/version-entry';
import { getMessage, Problem } from './problem.js';
import type { ReleaseClient } from './release-client.js';

/** What the command line asks for, beside the remote. */
export interface MoveOptions {
  action?: string | undefined;
  version?: string | undefined;
  /** Of a rollback: the version to leave. */
  from?: string | undefined;
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
  from: { type: 'string' },
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

/** Names the version to leave, so that a rollback that is repeated after a lost answer goes back only once. */
const rollBack = async (client: ReleaseClient, remote: string, from: string | undefined): Promise<MoveOutcome> => {
  const left = from ?? (await client.versions(remote)).find(({ live }) => live)?.version;
  const version = await client.rollback(remote, left).catch((error: unknown) => {
    if (from !== undefined || left === undefined) throw error;
    throw new Problem(`${getMessage(error)}\nTo try again, add --from ${left}. Then no other version is left.`);
  });
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
  const { action, version, from, stop } = options;
  if (action === 'rollback') return rollBack(client, remote, from);
  if (action === 'promote' && version !== undefined) return promote(client, remote, version);
  if (action === 'canary' && stop) return stopCanary(client, remote);
  if (action === 'canary' && version !== undefined) return startCanary(client, remote, version, options);
  return undefined;
};

const describeVersion = ({ version, publishedAt, live, states, blockedBecause }: VersionEntry): string => {
  const others = states.filter((state) => state !== 'live').map((state) => state.replaceAll('_', ' '));
  const notes = [...others, ...(blockedBecause === null ? [] : ['blocked'])].join(', ');
  return `  ${live ? '*' : ' '} ${version}  ${publishedAt}  ${notes}`.trimEnd();
};

/** The versions of a remote for people, latest first. */
export const listVersions = (remote: string, versions: readonly VersionEntry[]): string =>
  [remote, ...versions.map(describeVersion)].join('\n');
