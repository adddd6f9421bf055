import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const DATED = /^atelier-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.age(?:\.part)?$/;

/** A name that sorts by time, such as `atelier-2026-11-24T02-00-00Z.tar.age`. */
export const getDatedName = (now: Date): string =>
  `atelier-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar.age`;

/**
 * Deletes the oldest dated backups beyond `keep`, and what killed backups older than the kept ones left behind; other files
 * stay. Returns the names of the deleted ones.
 */
export const removeOld = (directory: string, keep: number): string[] => {
  const dated = readdirSync(directory)
    .filter((name) => DATED.test(name))
    .sort()
    .reverse();
  const oldestKept = dated.filter((name) => !name.endsWith('.part'))[keep - 1];
  const old = oldestKept === undefined ? [] : dated.slice(dated.indexOf(oldestKept) + 1);
  for (const name of old) rmSync(join(directory, name));
  return old;
};
