import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent, changeRecorded, pageViewed } from '@atelier/contracts';
import {
  anEvent,
  demanded,
  dropDatabase,
  eventually,
  inspectDatabase,
  type KeyServer,
  type ServiceProcess,
  serviceTestEnvironment,
  startKeyServer,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type JetStreamManager, type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { archiveDays } from '../../../packages/service-kit/src/event-archive/archive-days.ts';
import { EventArchive } from '../../../packages/service-kit/src/event-archive/event-archive.ts';
import { Broker } from '../../../packages/service-kit/src/events/broker.ts';
import { natsOptions } from '../../../packages/service-kit/src/events/nats-options.ts';
import { DirectoryStorage } from '../../../packages/service-kit/src/storage/directory-storage.ts';
import { restoreStream } from '../../backup/restore-stream.ts';
import { ensureServersKey } from '../../embedded/data/data-directory.ts';
import { startNats } from '../../embedded/servers/nats.ts';
import type { RunningServer } from '../../embedded/servers/running-server.ts';

const ANALYTICS = new URL('../../../services/analytics/src/main.ts', import.meta.url);
const STREAM = 'ATELIER_EVENTS';
const DAY_MS = 24 * 60 * 60 * 1000;

let directory: string;
let nats: RunningServer;
let keys: KeyServer;
let env: ReturnType<typeof serviceTestEnvironment>;
let service: ServiceProcess;
let connection: NatsConnection;
let manager: JetStreamManager;
let broker: Broker;
let archive: EventArchive;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-restored-'));
  nats = await startNats({ dataDir: directory, key: ensureServersKey({ secrets: directory }) });
  keys = await startKeyServer();
  const { EVENTS_SINCE: _since, ...rest } = serviceTestEnvironment('analytics', keys.jwksUrl, { NATS_URL: nats.url });
  env = rest as typeof env;
  service = await startServiceProcess(ANALYTICS, env);
  connection = await connect(natsOptions(nats.url));
  manager = await jetstreamManager(connection);
  broker = new Broker(nats.url, 'atelier-archive-test', { warn: () => undefined, error: () => undefined });
  archive = new EventArchive(new DirectoryStorage(join(directory, 'storage')));
}, 180_000);
afterAll(async () => {
  await service?.kill();
  await broker?.close();
  await connection?.close();
  await keys?.stop();
  await nats?.stop();
  await dropDatabase(env.MONGODB_DATABASE);
  rmSync(directory, { recursive: true, force: true });
});

const restore = (more: object = {}) =>
  restoreStream(
    {
      mongodbUrl: demanded('TEST_MONGODB_URL'),
      natsUrl: nats.url,
      storage: { dataDir: directory, s3: undefined },
      prefix: env.MONGODB_DATABASE,
    },
    { from: new Date(Date.now() - DAY_MS).toISOString(), isDryRun: false, onProgress: () => undefined, ...more },
  );
const archiveAt = async (now: number) => {
  const written = [];
  for await (const day of archiveDays(broker, archive, { now: new Date(now), retentionDays: 90 })) written.push(day);
  return written;
};
const views = (count: number) =>
  Array.from({ length: count }, (_, at) => anEvent(pageViewed, { path: `/${at}–ü`, referrerHost: null }));
/** Puts events into the outbox, as a write would, and waits until they are counted. */
const write = async (events: readonly CloudEvent[]) => {
  const entries = events.map((event) => ({ _id: event.id, event, sentAt: null }));
  await inspectDatabase(env.MONGODB_DATABASE, (db) => db.collection<{ _id: string }>('outbox').insertMany(entries));
  await eventually(async () => expect(await appliedIds()).toEqual(expect.arrayContaining(events.map(({ id }) => id))));
};
const appliedIds = (): Promise<string[]> =>
  inspectDatabase(env.MONGODB_DATABASE, async (db) =>
    (await db.collection<{ _id: string }>('inbox').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
  );
const counted = (): Promise<number> =>
  inspectDatabase(env.MONGODB_DATABASE, async (db) => {
    const rows = await db.collection('daily_counts').find().toArray();
    return rows.reduce((sum, { count }) => sum + count, 0);
  });
/** What the stream holds of this type, in order. */
const readStream = async (type: string = pageViewed.type): Promise<JsMsg[]> => {
  const consumer = await jetstream(connection).consumers.get(STREAM, { filter_subjects: type });
  const messages: JsMsg[] = [];
  for (let pending = (await consumer.info()).num_pending; pending > 0; pending -= 1) {
    const message = await consumer.next({ expires: 5000 });
    if (message !== null) messages.push(message);
  }
  return messages;
};
const toContent = (message: JsMsg) => ({
  id: message.headers?.get('Nats-Msg-Id'),
  subject: message.subject,
  bytes: Buffer.from(message.data).toString('base64'),
});
const isIdle = async () => {
  const { num_pending, num_ack_pending } = await manager.consumers.info(STREAM, env.MONGODB_DATABASE);
  expect([num_pending, num_ack_pending]).toEqual([0, 0]);
};

it('PLT-5 archives and outboxes restore a deleted stream with unchanged events, and no effect happens twice', async () => {
  const old = views(150);
  await write(old);
  const before = (await readStream()).map(toContent);
  // The archiver stood still for days.
  const days = await archiveAt(Date.now() + 3 * DAY_MS);
  expect(days).toHaveLength(3);
  expect(days.reduce((sum, { events }) => sum + events, 0)).toBe(before.length);
  const recent = views(5);
  await write(recent);
  await manager.streams.delete(STREAM);
  const during = views(1);
  await write(during);

  const dryRun = await restore({ isDryRun: true });
  expect(dryRun).toMatchObject({ archived: 150, restored: 150, expired: 0, fromOutboxes: recent.length });
  expect(await readStream()).toHaveLength(during.length);

  let progress = 0;
  const onProgress = (restored: number, total: number) => {
    progress = restored / total;
  };
  expect(await restore({ onProgress })).toEqual({ ...dryRun });
  expect(progress).toBe(1);
  await eventually(async () => expect(await readStream()).toHaveLength(old.length + recent.length + during.length));
  const after = (await readStream()).map(toContent);
  expect(after.slice(during.length, during.length + old.length)).toEqual(before);
  const written = [...during, ...old, ...recent].map(({ id }) => id).sort();
  expect(after.map(({ id }) => id).sort()).toEqual(written);
  await eventually(isIdle);
  expect(await appliedIds()).toEqual(written);
  expect(await counted()).toBe(written.length);

  const until = new Date().toISOString();
  expect(await restore({ to: until })).toMatchObject({ restored: 0, fromOutboxes: 0 });
  const entries = (await readStream(changeRecorded.type)).map((message) => message.json<CloudEvent>().data);
  expect(entries).toMatchObject([
    { action: 'restored', actor: { kind: 'system' }, item: { kind: 'stream', id: STREAM } },
    { action: 'restored', note: expect.stringMatching(`^Command line: events since .*, before ${until}$`) },
  ]);
});

it('PLT-5 restored events are not archived a second time', async () => {
  for (const day of await archive.days()) await archive.remove(day);
  const [today] = await archiveAt(Date.now() + DAY_MS);
  // Two restores were recorded as well.
  expect(today?.events).toBe(8);
});

it('PLT-5 archives expire with the retention period, and expired days are not archived', async () => {
  expect(await archiveAt(Date.now() + 200 * DAY_MS)).toHaveLength(90);
  const days = await archive.days();
  expect(days).toHaveLength(90);
  expect(days.at(0)).toBe(new Date(Date.now() + 110 * DAY_MS).toISOString().slice(0, 10));
});

it('PLT-5 a restore changes nothing if the stream lacks room for all events', async () => {
  const [day] = [new Date().toISOString().slice(0, 10)];
  const large = anEvent(pageViewed, { path: `/${'x'.repeat(30_000)}`, referrerHost: null });
  await archive.write(
    day,
    (async function* () {
      for (let seq = 1; seq <= 10; seq += 1) {
        const data = JSON.stringify({ ...large, id: `${large.id}${seq}` });
        yield { seq, subject: large.type, storedAt: new Date().toISOString(), headers: {}, data };
      }
    })(),
  );
  const { config, state } = await manager.streams.info(STREAM);
  await manager.streams.update(STREAM, { max_bytes: state.bytes + 100_000 });
  try {
    await expect(restore()).rejects.toThrow('Nothing was restored. Raise NATS_EVENTS_MAX_MEGABYTES');
    expect((await manager.streams.info(STREAM)).state.messages).toBe(state.messages);
  } finally {
    await manager.streams.update(STREAM, { max_bytes: config.max_bytes });
  }
});
