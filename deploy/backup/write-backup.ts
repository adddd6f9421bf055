import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import type { Say } from '../embedded/progress.ts';
import { KEYS_ENTRY, type Keys } from './archive-reader.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { dumpDatabases, openSnapshot } from './database-dump.ts';
import { readStreams } from './event-streams.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import type { Place } from './place.ts';
import { createProgress } from './progress-line.ts';

/** Clocks of the machines may differ, and an event is marked as sent a moment after it was. */
const RESEND_MARGIN_MS = 5 * 60 * 1000;

interface BackupSettings {
  file: string;
  passphrase: string;
  keys: Keys;
  tell: Say;
}

const getVersion = (): string => JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')).version;

/** Objects are added before the document that names them, so a copy that begins after the snapshot has all of them. */
const copyObjects = async (
  { storage }: Place,
  archive: ArchiveWriter,
  told: (what: string, bytes: number) => void,
): Promise<void> => {
  for await (const path of storage.list('')) {
    const object = await storage.get(path);
    // Removed since it was listed.
    if (object === undefined) continue;
    const { contentType, bytes, body } = object;
    await archive.addStream(`objects/${path}`, { kind: 'object', path, contentType }, bytes, body);
    told('objects', bytes);
  }
};

/** Writes everything that the place keeps into one encrypted file. The platform may run meanwhile. */
export const writeBackup = async (
  place: Place,
  { file, passphrase, keys, tell }: BackupSettings,
): Promise<Manifest> => {
  const { client, prefix, streams: manager } = place;
  const told = createProgress(tell);
  let manifest: Manifest | undefined;
  await writeArchive(file, passphrase, async (archive) => {
    const { streams, appliedUntil } = await readStreams(manager);
    const snapshot = await openSnapshot(client, prefix);
    try {
      await archive.addBytes(KEYS_ENTRY, { kind: 'keys' }, Buffer.from(JSON.stringify(keys)));
      const databases = await dumpDatabases(snapshot, { client, prefix, archive, tell: told });
      await copyObjects(place, archive, told);
      manifest = {
        format: FORMAT,
        platform: getVersion(),
        createdAt: new Date().toISOString(),
        clusterTime: snapshot.clusterTime,
        databases,
        streams,
        resendSince: new Date(appliedUntil.getTime() - RESEND_MARGIN_MS).toISOString(),
        entries: archive.entries,
      };
      await archive.finish(manifest);
    } finally {
      await snapshot.session.endSession();
    }
  });
  if (manifest === undefined) throw new Error('The archive was finished without a manifest.');
  return manifest;
};
