import type { ReleaseSet, RemoteRelease } from '@atelier/contracts';
import { isSigned } from '@atelier/contracts/releases/release-signing';
import type { Logger } from 'pino';

type RemoteVersions = ReleaseSet['remotes'][string];

/** Whether a release is what its publisher signed. Releases without a signature are accepted as they are. */
export const isUnaltered = (release: RemoteRelease, logger: Pick<Logger, 'error'>): boolean => {
  if (release.signature === undefined || isSigned(release, release.signature)) return true;
  const { name, version } = release;
  logger.error({ remote: name, version }, 'a release is not what its publisher signed; it is not served');
  return false;
};

const withoutAltered = (
  { live, previous, fallbacks = [], canary }: RemoteVersions,
  logger: Pick<Logger, 'error'>,
): RemoteVersions | undefined => {
  const all = [live, ...(previous === null ? [] : [previous]), ...fallbacks];
  const [first, second = null, ...others] = all.filter((release) => isUnaltered(release, logger));
  if (first === undefined) return undefined;
  const share = canary !== undefined && isUnaltered(canary.release, logger) ? { canary } : {};
  return { live: first, previous: second, fallbacks: others, ...share };
};

/** The set without altered releases: the version before replaces an altered one. */
export const signedReleases = (set: ReleaseSet, logger: Pick<Logger, 'error'>): ReleaseSet => ({
  ...set,
  remotes: Object.fromEntries(
    Object.entries(set.remotes).flatMap(([remote, versions]) => {
      const left = withoutAltered(versions, logger);
      return left === undefined ? [] : [[remote, left] as const];
    }),
  ),
});
