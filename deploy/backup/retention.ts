import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const DATED = /^atelier-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.age$/;

/** A name that sorts by time, such as `atelier-2026-11-24T02-00-00Z.tar.age`. */
export const getDatedName = (now: Date): string =>
  `atelier-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar.age`;

/** Deletes the oldest dated backups beyond `keep`; other files stay. Returns the names of the deleted ones. */
export const removeOld = (directory: string, keep: number): string[] => {
  const dated = readdirSync(directory)
    .filter((name) => DATED.test(name))
    .sort()
    .reverse();
  const old = dated.slice(keep);
  for (const name of old) rmSync(join(directory, name));
  return old;
};
