import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateIdentity } from 'age-encryption';
import { Binary, type MongoClient } from 'mongodb';
import { verifyBackup } from './archive-reader.ts';
import { type Place, withPlaceAt } from './place.ts';
import { restoreBackup } from './restore-backup.ts';
import { LARGE_BYTES, TestPlaces } from './test-places.ts';
import { writeBackup } from './write-backup.ts';

const silent = () => undefined;
const places = new TestPlaces();
let identity: string;

const back = (place: Place, file: string, passphrase = identity) =>
  writeBackup(place, { file, passphrase, keys: {}, tell: silent });

beforeAll(async () => {
  identity = await generateIdentity();
});
afterAll(() => places.remove());

describe('a backup of a running platform', () => {
  /** Each transaction writes the entity and its event, in two databases. */
  const writeUntil = async (signal: AbortSignal, client: MongoClient, prefix: string): Promise<number> => {
    let written = 0;
    for (; !signal.aborted; written += 1) {
      const _id = written;
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await client.db(`${prefix}content`).collection<{ _id: number }>('entities').insertOne({ _id }, { session });
          await client.db(`${prefix}webhooks`).collection<{ _id: number }>('events').insertOne({ _id }, { session });
        }),
      );
    }
    return written;
  };
  const readIds = async ({ client, prefix }: Place, database: string, collection: string) =>
    (await client.db(`${prefix}${database}`).collection(collection).find().sort({ _id: 1 }).toArray()).map(
      ({ _id }) => _id,
    );

  it('PLT-5 captures all databases at one point in time: data written together is present or absent together', async () => {
    const [running, target] = [await places.create('directory'), await places.create('directory')];
    const runningFile = join(places.directory, 'running.tar.age');
    await withPlaceAt(running, async (place) => {
      const { client, prefix } = place;
      // Between the two collections in the order of the backup, so that writes go on while it is read.
      await client
        .db(`${prefix}media`)
        .collection('bytes')
        .insertMany(Array.from({ length: 3 }, () => ({ bytes: new Binary(randomBytes(LARGE_BYTES)) })));
      await client.db(`${prefix}content`).createCollection('entities');
      await client.db(`${prefix}webhooks`).createCollection('events');
      const stop = new AbortController();
      const writing = writeUntil(stop.signal, client, prefix);
      await eventually(async () => expect(await readIds(place, 'webhooks', 'events')).not.toEqual([]));
      await back(place, runningFile).finally(() => stop.abort());
      const written = await writing;
      await withPlaceAt(target, async (copy) => {
        const backup = await verifyBackup({ file: runningFile, passphrase: identity });
        await restoreBackup(copy, backup, { replace: false, tell: silent });
        const ids = await readIds(copy, 'content', 'entities');
        expect(await readIds(copy, 'webhooks', 'events')).toEqual(ids);
        expect(ids).not.toEqual([]);
        expect(ids.length).toBeLessThan(written);
      });
    });
  });

  it('PLT-8 leaves no file if it fails', async () => {
    const nowhere = join(places.directory, 'failed.tar.age');
    await withPlaceAt(await places.create('directory'), async (place) => {
      await expect(back(place, nowhere)).rejects.toThrow('There is no database whose name begins with');
    });
    expect([existsSync(nowhere), existsSync(`${nowhere}.part`)]).toEqual([false, false]);
  });

  it('PLT-4 opens only with the passphrase', async () => {
    const sealed = join(places.directory, 'passphrase.tar.age');
    await withPlaceAt(await places.create('directory'), async (place) => {
      await place.client.db(`${place.prefix}content`).collection('posts').insertOne({ title: 'Kept' });
      const { entries } = await back(place, sealed, 'correct horse battery');
      const opened = await verifyBackup({ file: sealed, passphrase: 'correct horse battery' });
      expect(opened.manifest.entries).toEqual(entries);
    });
    await expect(verifyBackup({ file: sealed, passphrase: 'incorrect horse battery' })).rejects.toThrow(
      `BACKUP_PASSPHRASE does not open ${sealed}`,
    );
  });
});
