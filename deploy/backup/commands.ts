import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { dataDirectoryAt } from '../embedded/data/data-directory.ts';
import { readLiveState } from '../embedded/data/running-state.ts';
import { type Environment, parseEnvironment } from '../embedded/environment.ts';
import { Problem } from '../embedded/problem.ts';
import { say, secondsSince } from '../embedded/progress.ts';
import { type VerifiedBackup, verifyBackup } from './archive-reader.ts';
import { parseBackupArguments, parseRestoreArguments } from './arguments.ts';
import type { Manifest } from './manifest.ts';
import { withPlace } from './place.ts';
import { formatMegabytes } from './progress-line.ts';
import { restoreBackup, tryRestore } from './restore-backup.ts';
import { addDated } from './retention.ts';
import { requirePassphrase } from './seal.ts';
import { exportKeys, readKeys, requirePlaceForKeys, requireSameKeys, writeKeys } from './secret-keys.ts';
import { writeBackup } from './write-backup.ts';

const describe = ({ createdAt, platform, databases, entries }: Manifest): string => {
  const documents = databases.flatMap(({ collections }) => collections).reduce((sum, next) => sum + next.documents, 0);
  const objects = entries.filter(({ content }) => content.kind === 'object').length;
  return `${createdAt}, Atelier ${platform}: ${databases.length} databases with ${documents} documents, and ${objects} objects`;
};

const verify = async (file: string, { backupPassphrase }: Environment): Promise<VerifiedBackup> => {
  const passphrase = requirePassphrase(backupPassphrase);
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  say('Checking every hash of the backup.');
  const backup = await verifyBackup({ file, passphrase });
  say(`The backup is complete: ${describe(backup.manifest)}.`);
  return backup;
};

const write = async (file: string, environment: Environment): Promise<void> => {
  const passphrase = requirePassphrase(environment.backupPassphrase);
  if (existsSync(file)) throw new Problem(`${file} exists already. Nothing was written.`);
  if (!existsSync(dirname(file))) throw new Problem(`There is no folder ${dirname(file)}. Nothing was written.`);
  const startedAt = performance.now();
  await withPlace(environment, async (place) => {
    const keys = readKeys(process.env, environment.dataDir);
    const manifest = await writeBackup(place, { file, passphrase, keys, tell: say });
    say(`Wrote ${file}, ${formatMegabytes(statSync(file).size)} in ${secondsSince(startedAt)}: ${describe(manifest)}.`);
  });
};

/** Restores the databases of a backup under other names, and removes them. */
const check = async (file: string, environment: Environment): Promise<void> => {
  const verified = await verify(file, environment);
  await withPlace(environment, (place) => tryRestore(place, verified, say));
  say('A trial restore of the databases had every document and index.');
};

interface DatedBackup {
  directory: string;
  keep: number;
  isChecked: boolean;
}

const writeDated = async ({ directory, keep, isChecked }: DatedBackup, environment: Environment): Promise<void> => {
  const { file, deleted } = await addDated({
    directory,
    keep,
    write: (written) => write(written, environment),
    check: isChecked ? (written) => check(written, environment) : undefined,
  });
  say(`Kept ${file}.`);
  for (const name of deleted) say(`Deleted ${name}; the newest ${keep} are kept.`);
};

/** `npm run backup -- …`. */
export const backup = async (args: readonly string[]): Promise<void> => {
  const chosen = parseBackupArguments(args);
  const environment = parseEnvironment(process.env);
  if (chosen.action === 'verify') await verify(chosen.file, environment);
  else if (chosen.action === 'keep') await writeDated(chosen, environment);
  else await write(chosen.file, environment);
};

const requireNoInstance = ({ dataDir }: Environment): void => {
  const state = readLiveState(dataDirectoryAt(dataDir));
  if (state === undefined) return;
  throw new Problem(`Atelier runs on ${dataDir} (process ${state.launcherPid}). Stop it first. Nothing was changed.`);
};

const fillPlace = async (verified: VerifiedBackup, environment: Environment, replace: boolean): Promise<void> => {
  const startedAt = performance.now();
  requireSameKeys(process.env, verified.keys);
  requirePlaceForKeys(process.env, environment.dataDir, verified.keys);
  await withPlace(environment, async (place) => {
    const events = await restoreBackup(place, verified, { replace, tell: say });
    writeKeys(process.env, environment.dataDir, verified.keys);
    say(
      `Restored in ${secondsSince(startedAt)}. Start Atelier now; ${events} events are sent again, each effect happens once.`,
    );
  });
};

/** `npm run restore -- …`. */
export const restore = async (args: readonly string[]): Promise<void> => {
  const chosen = parseRestoreArguments(args);
  const environment = parseEnvironment(process.env);
  if (chosen.action === 'check') return check(chosen.file, environment);
  if (chosen.action === 'restore') requireNoInstance(environment);
  const verified = await verify(chosen.file, environment);
  if (chosen.action === 'keys') {
    exportKeys(chosen.keysFile, verified.keys);
    return say(`Wrote ${Object.keys(verified.keys).join(', ')} into ${chosen.keysFile}.`);
  }
  await fillPlace(verified, environment, chosen.replace);
};
