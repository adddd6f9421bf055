import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demanded, emptyStorage, type StorageKind, type TestStorage } from '@atelier/test-kit';
import { AckPolicy, jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Binary, Decimal128, type Document, Double, Int32, Long, Timestamp } from 'mongodb';
import { natsOptions } from '../../packages/service-kit/src/events/nats-options.ts';
import { ensureServersKey } from '../embedded/data/data-directory.ts';
import { startNats } from '../embedded/servers/nats.ts';
import type { RunningServer } from '../embedded/servers/running-server.ts';
import { dropDatabases } from './database-restore.ts';
import { type Addresses, type Place, withPlaceAt } from './place.ts';

/** More than one entry of documents, and more than one part of S3. */
export const LARGE_BYTES = 6 * 1024 * 1024;
export const SENT_LONG_AGO = new Date('2026-01-01T00:00:00Z');

/** Empty places for tests: databases of their own on the test server, a storage, and a NATS server. */
export class TestPlaces {
  readonly directory = mkdtempSync(join(tmpdir(), 'atelier-backup-'));
  private readonly storages: TestStorage[] = [];
  private readonly brokers: RunningServer[] = [];
  private readonly places: Addresses[] = [];

  async create(kind: StorageKind): Promise<Addresses> {
    const name = randomBytes(4).toString('hex');
    const data = join(this.directory, name);
    const secrets = join(data, 'secrets');
    mkdirSync(secrets, { recursive: true });
    const nats = await startNats({ dataDir: join(data, 'nats'), key: ensureServersKey({ secrets }) });
    this.brokers.push(nats);
    const storage = await emptyStorage(kind);
    this.storages.push(storage);
    const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = '' } = storage.env;
    const s3 =
      endpoint === undefined
        ? undefined
        : { endpoint, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket: S3_BUCKET, region: 'us-east-1' };
    const place = {
      mongodbUrl: demanded('TEST_MONGODB_URL'),
      natsUrl: nats.url,
      prefix: `test_backup_${name}_`,
      storage: { dataDir: data, s3 },
    };
    this.places.push(place);
    return place;
  }

  async remove(): Promise<void> {
    for (const place of this.places) await withPlaceAt(place, ({ client, prefix }) => dropDatabases(client, prefix));
    await Promise.all([...this.brokers.map((broker) => broker.stop()), ...this.storages.map((one) => one.remove())]);
    rmSync(this.directory, { recursive: true, force: true });
  }
}

const publish = async ({ natsUrl }: Addresses, subjects: readonly string[]): Promise<void> => {
  const connection = await connect(natsOptions(natsUrl));
  for (const subject of subjects) await jetstream(connection).publish(subject, '{}');
  await connection.close();
};

/** Documents of every kind of value that JavaScript alone would change, indexes and options. */
export const fillDatabases = async ({ client, prefix }: Place): Promise<void> => {
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

export const fillStreams = async ({ streams }: Place, addresses: Addresses): Promise<void> => {
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

export const fillStorage = async ({ storage }: Place): Promise<void> => {
  await storage.put('media/large.bin', randomBytes(LARGE_BYTES), 'application/octet-stream');
  await storage.put(`remotes/${'a-long-folder/'.repeat(30)}entry.js`, Buffer.from('export {}'), 'text/javascript');
  await storage.put('media/empty.txt', Buffer.alloc(0), 'text/plain');
};
