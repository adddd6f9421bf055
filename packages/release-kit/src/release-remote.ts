import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChannelName } from '@atelier/contracts';
import type { BuiltRemote } from './built-remote.js';
import { DEFAULT_BUDGET_KB } from './gate/check-budget.js';
import { checkRelease } from './gate/check-release.js';
import type { Finding } from './gate/finding.js';
import { publishRemote } from './publish-remote.js';
import type { ReleaseClient } from './release-client.js';

/** The channel that the flags of the command line ask for. */
export const getChannel = (flags: { next?: boolean; 'no-promote'?: boolean }): ChannelName | undefined => {
  if (flags['no-promote']) return undefined;
  return flags.next ? 'next' : 'live';
};

/** Exit code when the checks refuse a version; other failures end with 1. */
export const REFUSED_EXIT_CODE = 2;

/** What a remote's team allows itself. */
export interface OwnRules {
  budgetKb: number;
  hasGlobalStyles: boolean;
}

export interface ReleaseOptions extends OwnRules {
  siteUrl: string;
  /** The channel that the version is promoted on; undefined to only publish it. */
  channel: ChannelName | undefined;
  /** Only runs the checks. */
  isDryRun: boolean;
  isChecked: boolean;
  tell: (line: string) => void;
}

/** The result of a release, for programs. */
export interface ReleaseReport {
  remote: string;
  version: string;
  files: number;
  bytes: number;
  /** Brotli bytes of the first view's scripts; absent if nothing was checked. */
  firstViewBytes?: number;
  refusals: readonly Finding[];
  isPublished: boolean;
  isLive: boolean;
}

/** `atelier.budget`, in kilobytes, and `atelier.globalStyles` in the package.json of a remote. */
export const getOwnRules = (folder: string): OwnRules => {
  const { atelier = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    atelier?: { budget?: number; globalStyles?: boolean };
  };
  return { budgetKb: atelier.budget ?? DEFAULT_BUDGET_KB, hasGlobalStyles: atelier.globalStyles === true };
};

const describe = ({ check, problem, remedy }: Finding): string => `  ${check}: ${problem}\n    ${remedy}`;

/** Checks a build against its target platform, publishes it, and promotes it, depending on the options. */
export const releaseRemote = async (
  client: ReleaseClient,
  remote: BuiltRemote,
  { channel, isDryRun, isChecked, tell, ...target }: ReleaseOptions,
): Promise<ReleaseReport> => {
  const { name, version } = remote.manifest;
  const check = async () => checkRelease(remote, { ...target, live: await client.liveSet(), tell });
  const { findings, ...measured } = isChecked ? await check() : { findings: [] };
  const isRefused = findings.length > 0;
  const isPublished = !isRefused && !isDryRun;
  if (isRefused) tell(`${name} ${version} was refused:\n${findings.map(describe).join('\n')}`);
  else if (isDryRun) tell(`${name} ${version} can be published.`);
  if (isPublished) await publishRemote(client, remote, { channel, ...measured, tell });
  return {
    remote: name,
    version,
    files: remote.files.length,
    bytes: remote.files.reduce((total, { bytes }) => total + bytes, 0),
    ...measured,
    refusals: findings,
    isPublished,
    isLive: isPublished && channel === 'live',
  };
};
