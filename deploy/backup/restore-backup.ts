import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Problem } from '../embedded/problem.ts';
import type { Say } from '../embedded/progress.ts';
import { readEntries, readWhole, skip, type VerifiedBackup } from './archive-reader.ts';
import { listDatabases } from './database-dump.ts';
import {
  createCollections,
  dropDatabases,
  finishCollections,
  insertDocuments,
  markEventsUnsent,
} from './database-restore.ts';
import { createStreams, deleteStreams, findRunningServices, listStreamNames } from './event-streams.ts';
import type { Place } from './place.ts';
import { createProgress } from './progress-line.ts';

const hasObjects = async ({ storage }: Place): Promise<boolean> => {
  for await (const _path of storage.list('')) return true;
  return false;
};

const describeContents = async (place: Place): Promise<string[]> => {
  const databases = await listDatabases(place.client, place.prefix);
  const streams = await listStreamNames(place.streams);
  return [...databases, ...streams, ...((await hasObjects(place)) ? ['objects in the storage'] : [])];
};

const requireStopped = async ({ streams }: Place): Promise<void> => {
  const running = await findRunningServices(streams);
  if (running.length === 0) return;
  throw new Problem(`These services run here: ${running.join(', ')}. Stop Atelier first. Nothing was changed.`);
};

const requireEmpty = async (place: Place): Promise<void> => {
  const contents = await describeContents(place);
  if (contents.length === 0) return;
  throw new Problem(
    `This place is not empty: ${contents.join(', ')}. Nothing was changed.\n` +
      'To delete all of that and restore the backup instead, add --replace.',
  );
};

const clear = async ({ client, prefix, storage, streams }: Place): Promise<void> => {
  await dropDatabases(client, prefix);
  for await (const path of storage.list('')) await storage.remove(path);
  await deleteStreams(streams);
};

/** Databases alone, or with `storage` also the objects. */
const fill = async (
  { client, prefix, storage }: Pick<Place, 'client' | 'prefix'> & Partial<Pick<Place, 'storage'>>,
  backup: VerifiedBackup,
  tell: Say,
): Promise<void> => {
  const told = createProgress(tell);
  const { databases } = backup.manifest;
  await createCollections(client, prefix, databases);
  for await (const { entry, body } of readEntries(backup)) {
    const { content, bytes } = entry;
    if (content.kind === 'documents') {
      const db = client.db(`${prefix}${content.database}`);
      await insertDocuments(db, content.collection, await readWhole(body));
      told(content.database, bytes);
    } else if (content.kind === 'object' && storage !== undefined) {
      await storage.put(content.path, Readable.from(body), content.contentType);
      told('objects', bytes);
    } else await skip(body);
  }
  await finishCollections(client, prefix, databases);
};

const explainUnfinished = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Problem(
    `The restore did not finish (${reason}).\nWhat is there now is incomplete: run it again with --replace.`,
  );
};

/**
 * Fills an empty place, or with `replace` any place, with a verified backup. Returns how many events are sent again at the
 * next start.
 */
export const restoreBackup = async (
  place: Place,
  backup: VerifiedBackup,
  { replace, tell }: { replace: boolean; tell: Say },
): Promise<number> => {
  const { client, prefix, streams } = place;
  const { databases, streams: saved, resendSince } = backup.manifest;
  await requireStopped(place);
  if (!replace) await requireEmpty(place);
  try {
    await clear(place);
    await fill(place, backup, tell);
    await createStreams(streams, saved);
    return await markEventsUnsent(client, prefix, databases, new Date(resendSince));
  } catch (error) {
    return explainUnfinished(error);
  }
};

/** Restores the databases under other names, compares them, and removes them again. */
export const tryRestore = async ({ client }: Place, backup: VerifiedBackup, tell: Say): Promise<void> => {
  const prefix = `check_${randomBytes(4).toString('hex')}_`;
  try {
    await fill({ client, prefix }, backup, tell);
  } finally {
    await dropDatabases(client, prefix);
  }
};
