import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, type StorageKind } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { natsOptions } from '../../packages/service-kit/src/events/nats-options.ts';
import { type VerifiedBackup, verifyBackup } from './archive-reader.ts';
import { listDatabases } from './database-dump.ts';
import { type Addresses, type Place, withPlaceAt } from './place.ts';
import { restoreBackup, tryRestore } from './restore-backup.ts';
import { fillDatabases, fillStorage, fillStreams, SENT_LONG_AGO, TestPlaces } from './test-places.ts';
import { writeBackup } from './write-backup.ts';

const FETCH_WITHIN_MS = 180_000;
const KEYS = { ATELIER_ENCRYPTION_KEY: 'k'.repeat(32) };
const silent = () => undefined;

const places = new TestPlaces();
const file = join(places.directory, 'atelier.tar.age');
let passphrase: string;
let source: Addresses;

const readHash = async (place: Place, path: string): Promise<string> =>
  hash((await place.storage.read(path)) ?? Buffer.from('missing'));

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Hashes of the raw documents: the type of each number counts, too. */
const readPosts = async ({ client, prefix }: Place): Promise<string[]> => {
  const documents: unknown[] = await client
    .db(`${prefix}content`)
    .collection('posts')
    .find({}, { raw: true })
    .sort({ _id: 1 })
    .toArray();
  return documents.map((document) => (Buffer.isBuffer(document) ? hash(document) : 'not raw'));
};

const readShape = async ({ client, prefix }: Place) => {
  const names = (await listDatabases(client, prefix)).map((name) => name.slice(prefix.length)).sort();
  const db = client.db(`${prefix}content`);
  const indexes = await Promise.all(['posts', 'outbox'].map((name) => db.collection(name).listIndexes().toArray()));
  const [posts] = await db.listCollections({ name: 'posts' }).toArray();
  return { names, indexes, options: posts !== undefined && 'options' in posts ? posts.options : undefined };
};

const verified = (): Promise<VerifiedBackup> => verifyBackup({ file, passphrase });
const restore = (place: Place, backup: VerifiedBackup, replace = false) =>
  restoreBackup(place, backup, { replace, tell: silent });

beforeAll(async () => {
  passphrase = await generateIdentity();
  source = await places.create('directory');
  await withPlaceAt(source, async (place) => {
    await fillDatabases(place);
    await fillStreams(place, source);
    await fillStorage(place);
    await writeBackup(place, { file, passphrase, keys: KEYS, tell: silent });
  });
}, FETCH_WITHIN_MS);
afterAll(() => places.remove());

describe.each<StorageKind>(['s3', 'directory'])('a backup restored into an empty place with objects in: %s', (kind) => {
  let target: Addresses;
  beforeAll(async () => {
    target = await places.create(kind);
    await withPlaceAt(target, async (place) => {
      expect(await restore(place, await verified())).toBe(1);
    });
  });

  it('PLT-8 contains the same documents, down to the type of each number, and the same indexes and options', async () => {
    const expected = await withPlaceAt(source, async (place) => [await readPosts(place), await readShape(place)]);
    const actual = await withPlaceAt(target, async (place) => [await readPosts(place), await readShape(place)]);
    expect(actual).toEqual(expected);
  });

  it('PLT-8 contains the same objects with their content types', async () => {
    await withPlaceAt(target, (copy) =>
      withPlaceAt(source, async (original) => {
        let objects = 0;
        for await (const path of original.storage.list('')) {
          objects += 1;
          expect(await readHash(copy, path)).toBe(await readHash(original, path));
          expect((await copy.storage.stat(path))?.contentType).toBe((await original.storage.stat(path))?.contentType);
        }
        expect(objects).toBe(3);
      }),
    );
  });

  it('PLT-5 contains the streams and named consumers without messages, and resends events that were not applied', async () => {
    await withPlaceAt(target, async ({ streams, client, prefix }) => {
      const { config, state } = await streams.streams.info('ATELIER_EVENTS');
      expect(config).toMatchObject({ subjects: ['atelier.>'], max_bytes: 1024 * 1024, max_age: 10 ** 15 });
      expect(state.messages).toBe(0);
      const consumer = await streams.consumers.info('ATELIER_EVENTS', 'content');
      expect(consumer.config).toMatchObject({ filter_subjects: ['atelier.content.>'], max_deliver: -1 });
      await expect(streams.streams.info('OTHER')).rejects.toThrow('stream not found');
      const outbox = await client.db(`${prefix}content`).collection('outbox').find().sort({ _id: 1 }).toArray();
      expect(outbox.map(({ sentAt }) => sentAt)).toEqual([SENT_LONG_AGO, null, null]);
    });
  });

  it('PLT-8 is rejected if the place is not empty, names the existing data, and replaces it on request', async () => {
    await withPlaceAt(target, async (place) => {
      const { client, prefix, storage } = place;
      await client.db(`${prefix}later`).collection('notes').insertOne({ text: 'mine' });
      await storage.put('media/mine.txt', Buffer.from('mine'), 'text/plain');
      const refused = restore(place, await verified());
      await expect(refused).rejects.toThrow(/This place is not empty: .*later.*ATELIER_EVENTS, objects in the storage/);
      expect(await place.storage.read('media/mine.txt')).toEqual(Buffer.from('mine'));
      await restore(place, await verified(), true);
      expect(await place.storage.read('media/mine.txt')).toBeUndefined();
      expect(await listDatabases(client, prefix)).toEqual([`${prefix}auth`, `${prefix}content`]);
    });
  });
});

describe('a restore', () => {
  it('PLT-8 is rejected while a service waits for events in the target', async () => {
    const target = await places.create('directory');
    await withPlaceAt(target, async (place) => {
      await fillStreams(place, target);
      const connection = await connect(natsOptions(target.natsUrl));
      const consumer = await jetstream(connection).consumers.get('ATELIER_EVENTS', 'content');
      const messages = await consumer.consume({ callback: (message) => message.ack() });
      await eventually(async () => expect((await consumer.info()).num_waiting).toBeGreaterThan(0));
      await expect(restore(place, await verified(), true)).rejects.toThrow('These services run here: content');
      messages.stop();
      await connection.close();
    });
  });

  it('PLT-8 can be tried out under other names and leaves nothing behind', async () => {
    await withPlaceAt(source, async (place) => {
      const before = await listDatabases(place.client, 'check_');
      await tryRestore(place, await verified(), silent);
      expect(await listDatabases(place.client, 'check_')).toEqual(before);
    });
  });
});

describe('an invalid backup file', () => {
  const altered = join(places.directory, 'altered.tar.age');
  const check = (change: (bytes: Buffer) => Buffer) => {
    writeFileSync(altered, change(readFileSync(file)));
    return verifyBackup({ file: altered, passphrase });
  };
  const flip = (at: number) => (bytes: Buffer) => {
    const position = at < 0 ? bytes.length + at : at;
    bytes[position] = (bytes[position] ?? 0) ^ 1;
    return bytes;
  };

  it.each([60, 5000, 9 * 1024 * 1024, -20])('PLT-7 is rejected if the byte at %s was altered', async (at) => {
    await expect(check(flip(at))).rejects.toThrow(/Nothing was changed/);
  });

  it.each([0, 100, 5000, 9 * 1024 * 1024])('PLT-7 is rejected if it was truncated after %s bytes', async (length) => {
    await expect(check((bytes) => bytes.subarray(0, length))).rejects.toThrow(/Nothing was changed/);
  });

  it('PLT-7 is rejected if its last block is missing', async () => {
    await expect(check((bytes) => bytes.subarray(0, -70_000))).rejects.toThrow(`${altered} is damaged`);
  });

  it('PLT-7 is rejected with the wrong key, and the error names the variable', async () => {
    const another = await generateIdentity();
    await expect(verifyBackup({ file, passphrase: another })).rejects.toThrow('BACKUP_PASSPHRASE does not open');
    const recipient = await identityToRecipient(passphrase);
    await expect(verifyBackup({ file, passphrase: recipient })).rejects.toThrow('the identity is needed');
  });

  it('PLT-4 exposes neither content nor keys', () => {
    const bytes = readFileSync(file);
    for (const text of ['manifest.json', 'more bytes', 'kkkkkkkk']) expect(bytes.includes(text)).toBe(false);
  });
});
