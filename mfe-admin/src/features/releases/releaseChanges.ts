import type { RemoteRelease } from '@atelier/contracts';

type Compared = Pick<RemoteRelease, 'files' | 'pages'>;

const CONTENT_HASH = /\.[0-9a-f]{6,8}(?=\.)/;

/** Most file names contain a content hash; without it, a changed file does not count as one removed and one added. */
const digestsByName = ({ files }: Compared): Map<string, string> =>
  new Map(files.map(({ path, sha384 }) => [path.replace(CONTENT_HASH, ''), sha384]));

const getBytes = ({ files }: Compared): number => files.reduce((total, { bytes }) => total + bytes, 0);

const missingFrom = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((one) => !others.includes(one));

export interface ReleaseChanges {
  bytes: number;
  files: { added: number; removed: number; changed: number };
  addedRoutes: readonly string[];
  removedRoutes: readonly string[];
}

/** The differences between two versions of a remote. */
export const releaseChanges = (before: Compared, after: Compared): ReleaseChanges => {
  const [old, current] = [digestsByName(before), digestsByName(after)];
  const names = [...current.keys()];
  const [oldRoutes, routes] = [before.pages?.routes ?? [], after.pages?.routes ?? []];
  return {
    bytes: getBytes(after) - getBytes(before),
    files: {
      added: names.filter((name) => !old.has(name)).length,
      removed: [...old.keys()].filter((name) => !current.has(name)).length,
      changed: names.filter((name) => old.has(name) && old.get(name) !== current.get(name)).length,
    },
    addedRoutes: missingFrom(routes, oldRoutes),
    removedRoutes: missingFrom(oldRoutes, routes),
  };
};
