import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../embedded/problem.ts';

const BACKUP_USAGE = `Usage:
  npm run backup -- FILE                write everything into one encrypted file; the platform may run
  npm run backup -- --keep N DIRECTORY  the same with a dated name; deletes older backups beyond N
                    --check             with --keep: also restores it on trial before any is deleted
  npm run backup -- --verify FILE       read a backup to its end and compare every hash`;

const RESTORE_USAGE = `Usage:
  npm run restore -- FILE               fill an empty place with a backup; the platform must be stopped
  npm run restore -- --replace FILE     the same; what is there is deleted
  npm run restore -- --check FILE       restore the databases under other names, compare, and remove them
  npm run restore -- --keys TEXT FILE   write the backup's keys into a new file TEXT, and restore nothing`;

type BackupAction =
  | { action: 'write'; file: string }
  | { action: 'keep'; directory: string; keep: number; isChecked: boolean }
  | { action: 'verify'; file: string };

type RestoreAction =
  | { action: 'restore'; file: string; replace: boolean }
  | { action: 'check'; file: string }
  | { action: 'keys'; file: string; keysFile: string };

/** npm runs scripts in the repository's root, but paths are relative to the folder where npm was called. */
const toPath = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

const parse = <Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: Options,
  usage: string,
) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) throw new Problem(usage);
    return { values, path: toPath(path) };
  } catch {
    throw new Problem(usage);
  }
};

const toCount = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Problem(BACKUP_USAGE);
  return count;
};

/** Throws a Problem with the usage. */
export const parseBackupArguments = (args: readonly string[]): BackupAction => {
  const options = { keep: { type: 'string' }, check: { type: 'boolean' }, verify: { type: 'boolean' } } as const;
  const { values, path } = parse(args, options, BACKUP_USAGE);
  const { keep, check: isChecked = false, verify: isVerified = false } = values;
  if ((keep === undefined && isChecked) || (keep !== undefined && isVerified)) throw new Problem(BACKUP_USAGE);
  if (keep !== undefined) return { action: 'keep', directory: path, keep: toCount(keep), isChecked };
  return { action: isVerified ? 'verify' : 'write', file: path };
};

/** Throws a Problem with the usage. */
export const parseRestoreArguments = (args: readonly string[]): RestoreAction => {
  const options = { replace: { type: 'boolean' }, check: { type: 'boolean' }, keys: { type: 'string' } } as const;
  const { values, path } = parse(args, options, RESTORE_USAGE);
  if (Object.keys(values).length > 1) throw new Problem(RESTORE_USAGE);
  if (values.keys !== undefined) return { action: 'keys', file: path, keysFile: toPath(values.keys) };
  if (values.check === true) return { action: 'check', file: path };
  return { action: 'restore', file: path, replace: values.replace === true };
};
