import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const DATED = /^atelier-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.age(?:\.unchecked)?(?:\.part)?$/;
/** Added to the name of a backup until its check has succeeded. */
const UNCHECKED = '.unchecked';

/** A name that sorts by time, such as `atelier-2026-11-24T02-00-00Z.tar.age`. */
export const getDatedName = (now: Date): string =>
  `atelier-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar.age`;

/**
 * Deletes the oldest dated backups beyond `keep`, and what killed or failed ones older than the kept ones left behind; other
 * files stay. Returns the names of the deleted ones.
 */
export const removeOld = (directory: string, keep: number): string[] => {
  const dated = readdirSync(directory)
    .filter((name) => DATED.test(name))
    .sort()
    .reverse();
  const oldestKept = dated.filter((name) => name.endsWith('.tar.age'))[keep - 1];
  const old = oldestKept === undefined ? [] : dated.slice(dated.indexOf(oldestKept) + 1);
  for (const name of old) rmSync(join(directory, name));
  return old;
};

interface DatedBackup {
  directory: string;
  keep: number;
  write(file: string): Promise<void>;
  check?: ((file: string) => Promise<void>) | undefined;
}

/**
 * Adds a dated backup and deletes the oldest; returns its file and the names of the deleted ones. One whose check fails stays
 * under another name and is not among the kept ones.
 */
export const addDated = async ({
  directory,
  keep,
  write,
  check,
}: DatedBackup): Promise<{ file: string; deleted: string[] }> => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, getDatedName(new Date()));
  if (check === undefined) await write(file);
  else {
    await write(`${file}${UNCHECKED}`);
    await check(`${file}${UNCHECKED}`);
    renameSync(`${file}${UNCHECKED}`, file);
  }
  return { file, deleted: removeOld(directory, keep) };
};
