import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demanded, emptyStorage, eventually, type StorageKind, type TestStorage } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AckPolicy, jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { Binary, Decimal128, type Document, Double, Int32, Long, type MongoClient, Timestamp } from 'mongodb';
import { natsOptions } from '../../packages/service-kit/src/events/nats-options.ts';
import { ensureServersKey } from '../embedded/data/data-directory.ts';
import { startNats } from '../embedded/servers/nats.ts';
import type { RunningServer } from '../embedded/servers/running-server.ts';
import { type VerifiedBackup, verifyBackup } from './archive-reader.ts';
import { listDatabases } from './database-dump.ts';
import { dropDatabases } from './database-restore.ts';
import type { Manifest } from './manifest.ts';
import { type Addresses, type Place, withPlaceAt } from './place.ts';
import { restoreBackup, tryRestore } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const FETCH_WITHIN_MS = 180_000;
/** More than one entry of documents, and more than one part of S3. */
const LARGE_BYTES = 6 * 1024 * 1024;
const SENT_LONG_AGO = new Date('2026-01-01T00:00:00Z');
const silent = () => undefined;

const directory = mkdtempSync(join(tmpdir(), 'atelier-backup-'));
const file = join(directory, 'atelier.tar.age');
const storages: TestStorage[] = [];
const brokers: RunningServer[] = [];
let passphrase: string;
let source: Addresses;
let manifest: Manifest;

const createPlace = async (kind: StorageKind): Promise<Addresses> => {
  const name = randomBytes(4).toString('hex');
  const data = join(directory, name);
  mkdirSync(join(data, 'secrets'), { recursive: true });
  const nats = await startNats({
    dataDir: join(data, 'nats'),
    key: ensureServersKey({ secrets: join(data, 'secrets') }),
  });
  brokers.push(nats);
  const storage = await emptyStorage(kind);
  storages.push(storage);
  const {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey = '',
    S3_SECRET_KEY: secretKey = '',
    S3_BUCKET: bucket = '',
  } = storage.env;
  return {
    mongodbUrl: demanded('TEST_MONGODB_URL'),
    natsUrl: nats.url,
    prefix: `test_backup_${name}_`,
    storage: {
      dataDir: data,
      ...(endpoint === undefined ? {} : { s3: { endpoint, accessKey, secretKey, bucket, region: 'us-east-1' } }),
    },
  };
};

const publish = async ({ natsUrl }: Addresses, subjects: readonly string[]): Promise<void> => {
  const connection = await connect(natsOptions(natsUrl));
  for (const subject of subjects) await jetstream(connection).publish(subject, '{}');
  await connection.close();
};

/** Documents of every kind of value that JavaScript alone would change, indexes and options. */
const fillDatabases = async ({ client, prefix }: Place): Promise<void> => {
  const content = client.db(`${prefix}content`);
  const posts = content.collection<Document & { _id: Int32 }>('posts');
  const outbox = content.collection<{ _id: Int32; sentAt: Date | null }>('outbox');
  await content.createCollection('posts', {
    collation: { locale: 'en', strength: 2 },
    validator: { title: { $exists: true } },
  });
  await posts.insertMany([
    { _id: new Int32(1), title: 'whole', views: new Double(3), big: Long.fromString('9007199254740993') },
    { _id: new Int32(2), title: 'exact', price: Decimal128.fromString('1.10'), at: new Timestamp({ t: 5, i: 1 }) },
    { _id: new Int32(3), title: 'bytes', picture: new Binary(randomBytes(LARGE_BYTES)), none: null, when: new Date(0) },
    { _id: new Int32(4), title: 'more bytes', picture: new Binary(randomBytes(LARGE_BYTES)), tags: [], pattern: /a/i },
  ]);
  await content
    .collection('posts')
    .createIndex({ title: 1, views: -1 }, { unique: true, sparse: true, name: 'by_title' });
  await posts.createIndex({ title: 'text' }, { weights: { title: 3 }, collation: { locale: 'simple' } });
  await outbox.insertMany([
    { _id: new Int32(1), sentAt: SENT_LONG_AGO },
    { _id: new Int32(2), sentAt: new Date() },
    { _id: new Int32(3), sentAt: null },
  ]);
  await outbox.createIndex({ sentAt: 1 }, { expireAfterSeconds: 10 ** 9 });
  await client.db(`${prefix}auth`).createCollection('empty');
};

const fillStreams = async ({ streams }: Place, addresses: Addresses): Promise<void> => {
  await streams.streams.add({
    name: 'ATELIER_EVENTS',
    subjects: ['atelier.>'],
    max_bytes: 1024 * 1024,
    max_age: 10 ** 15,
  });
  await streams.streams.add({ name: 'OTHER', subjects: ['other.>'] });
  const consumer = { durable_name: 'content', ack_policy: AckPolicy.Explicit, filter_subjects: ['atelier.content.>'] };
  await streams.consumers.add('ATELIER_EVENTS', { ...consumer, max_deliver: -1 });
  await publish(addresses, ['atelier.content.post.published.v1']);
};

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

const back = (place: Place, to = file, secret = passphrase) =>
  writeBackup(place, { file: to, passphrase: secret, keys: { ATELIER_ENCRYPTION_KEY: 'k'.repeat(32) }, tell: silent });
const verified = (): Promise<VerifiedBackup> => verifyBackup({ file, passphrase });
const restore = (place: Place, backup: VerifiedBackup, replace = false) =>
  restoreBackup(place, backup, { replace, tell: silent });

beforeAll(async () => {
  passphrase = await generateIdentity();
  source = await createPlace('directory');
  await withPlaceAt(source, async (place) => {
    await fillDatabases(place);
    await fillStreams(place, source);
    await place.storage.put('media/large.bin', randomBytes(LARGE_BYTES), 'application/octet-stream');
    await place.storage.put(
      `remotes/${'a-long-folder/'.repeat(30)}entry.js`,
      Buffer.from('export {}'),
      'text/javascript',
    );
    await place.storage.put('media/empty.txt', Buffer.alloc(0), 'text/plain');
    manifest = await back(place);
  });
}, FETCH_WITHIN_MS);
afterAll(async () => {
  await withPlaceAt(source, ({ client }) => dropDatabases(client, 'test_backup_'));
  await Promise.all([...brokers.map((broker) => broker.stop()), ...storages.map((storage) => storage.remove())]);
  rmSync(directory, { recursive: true, force: true });
});

describe.each<StorageKind>(['s3', 'directory'])('a backup restored into an empty place with objects in: %s', (kind) => {
  let target: Addresses;
  beforeAll(async () => {
    target = await createPlace(kind);
    await withPlaceAt(target, async (place) => {
      expect(await restore(place, await verified())).toBe(1);
    });
  });

  it('PLT-8 has the same documents, down to the type of each number, indexes, and options', async () => {
    const expected = await withPlaceAt(source, async (place) => [await readPosts(place), await readShape(place)]);
    const actual = await withPlaceAt(target, async (place) => [await readPosts(place), await readShape(place)]);
    expect(actual).toEqual(expected);
  });

  it('PLT-8 has the same objects with their types', async () => {
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

  it('PLT-5 has the streams and named consumers without messages, and sends again what was not applied', async () => {
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

  it('PLT-8 is refused where something is, names it, and replaces it when told so', async () => {
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
  it('PLT-8 is refused while a service waits for events there', async () => {
    const target = await createPlace('directory');
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

  it('PLT-8 can be tried under other names, which leaves nothing behind', async () => {
    await withPlaceAt(source, async (place) => {
      const before = await listDatabases(place.client, 'check_');
      await tryRestore(place, await verified(), silent);
      expect(await listDatabases(place.client, 'check_')).toEqual(before);
    });
  });
});

describe('a file that is not a good backup', () => {
  const altered = join(directory, 'altered.tar.age');
  const check = (change: (bytes: Buffer) => Buffer) => {
    writeFileSync(altered, change(readFileSync(file)));
    return verifyBackup({ file: altered, passphrase });
  };
  const flip = (at: number) => (bytes: Buffer) => {
    const position = at < 0 ? bytes.length + at : at;
    bytes[position] = (bytes[position] ?? 0) ^ 1;
    return bytes;
  };

  it.each([60, 5000, 9 * 1024 * 1024, -20])('PLT-7 is refused when the byte at %s was altered', async (at) => {
    await expect(check(flip(at))).rejects.toThrow(/Nothing was changed/);
  });

  it.each([0, 100, 5000, 9 * 1024 * 1024])('PLT-7 is refused when it was cut off after %s bytes', async (length) => {
    await expect(check((bytes) => bytes.subarray(0, length))).rejects.toThrow(/Nothing was changed/);
  });

  it('PLT-7 is refused when its last block is missing', async () => {
    await expect(check((bytes) => bytes.subarray(0, -70_000))).rejects.toThrow(`${altered} is damaged`);
  });

  it('PLT-7 is refused with another key, and names the variable', async () => {
    const another = await generateIdentity();
    await expect(verifyBackup({ file, passphrase: another })).rejects.toThrow('BACKUP_PASSPHRASE does not open');
    const recipient = await identityToRecipient(passphrase);
    await expect(verifyBackup({ file, passphrase: recipient })).rejects.toThrow('the identity is needed');
  });

  it('PLT-4 shows neither content nor keys', () => {
    const bytes = readFileSync(file);
    for (const text of ['manifest.json', 'more bytes', 'kkkkkkkk']) expect(bytes.includes(text)).toBe(false);
  });
});

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

  it('PLT-5 has all databases at one point in time: what was written together is there or absent together', async () => {
    const [running, target] = [await createPlace('directory'), await createPlace('directory')];
    const runningFile = join(directory, 'running.tar.age');
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
      await back(place, runningFile).finally(() => stop.abort());
      const written = await writing;
      await withPlaceAt(target, async (copy) => {
        await restore(copy, await verifyBackup({ file: runningFile, passphrase }));
        const ids = await readIds(copy, 'content', 'entities');
        expect(await readIds(copy, 'webhooks', 'events')).toEqual(ids);
        expect(ids.length).toBeLessThan(written);
      });
    });
  });

  it('PLT-8 that fails leaves no file', async () => {
    const nowhere = join(directory, 'failed.tar.age');
    await withPlaceAt({ ...source, prefix: 'test_backup_nobody_' }, async (place) => {
      await expect(back(place, nowhere)).rejects.toThrow('There is no database whose name begins with');
    });
    expect([existsSync(nowhere), existsSync(`${nowhere}.part`)]).toEqual([false, false]);
  });

  it('PLT-8 is for one who knows the passphrase', async () => {
    const sealed = join(directory, 'passphrase.tar.age');
    await withPlaceAt(source, (place) => back(place, sealed, 'correct horse battery'));
    await expect(verifyBackup({ file: sealed, passphrase: 'incorrect horse battery' })).rejects.toThrow(
      `BACKUP_PASSPHRASE does not open ${sealed}`,
    );
    const { manifest: opened } = await verifyBackup({ file: sealed, passphrase: 'correct horse battery' });
    expect(opened.entries).toEqual(manifest.entries);
  });
});
