import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  /** Its place in the lock file, such as `node_modules/a/node_modules/b`. */
  place: string;
  name: string;
  version: string;
  license?: string;
  integrity?: string;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  optionalDependencies?: Record<string, string>;
}

type Entry = Omit<LockedPackage, 'place' | 'name'> & { dev?: boolean; link?: boolean };

const getName = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that the lock file of a folder installs from a registry, without workspaces. */
export const readLockFile = (folder: string, { production }: { production: boolean }): LockedPackage[] => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .filter(([, { dev }]) => !production || dev !== true)
    .map(([place, entry]) => ({ ...entry, place, name: getName(place) }));
};
