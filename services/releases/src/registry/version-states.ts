import type { ReleaseSet, VersionState } from '@atelier/contracts';
import { type ChannelMove, provenVersions } from '../channels/channel.js';

/** Versions that were rolled back by staff or withdrawn by the platform. */
const findRolledBack = (moves: readonly ChannelMove[]): (string | null)[] =>
  moves.filter(({ kind }) => kind !== 'promotion').map(({ previousVersion }) => previousVersion);

/** The state of a remote's versions, from the release set and its latest moves. */
export const versionStates = (
  inUse: (Partial<ReleaseSet['remotes'][string]> & { next?: string | undefined }) | undefined,
  moves: readonly ChannelMove[],
  now = new Date(),
): ((version: string) => VersionState[]) => {
  const { live, previous, canary, next, fallbacks = [] } = inUse ?? {};
  const versionsIn: Readonly<Record<VersionState, readonly (string | null | undefined)[]>> = {
    live: [live?.version],
    previous: [previous?.version],
    canary: [canary?.release.version],
    next: [next],
    fallback: fallbacks.map(({ version }) => version),
    proven: provenVersions(moves, now),
    rolled_back: findRolledBack(moves).filter((version) => version !== live?.version),
  };
  const states = Object.keys(versionsIn) as VersionState[];
  return (version) => states.filter((state) => versionsIn[state].includes(version));
};
