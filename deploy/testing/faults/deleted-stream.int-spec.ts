import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent, pageViewed } from '@atelier/contracts';
import {
  anEvent,
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
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsOptions } from '../../../packages/service-kit/src/events/nats-options.ts';
import { ensureServersKey } from '../../embedded/data/data-directory.ts';
import { startNats } from '../../embedded/servers/nats.ts';
import type { RunningServer } from '../../embedded/servers/running-server.ts';

const ANALYTICS = new URL('../../../services/analytics/src/main.ts', import.meta.url);
const STREAM = 'ATELIER_EVENTS';

let directory: string;
let nats: RunningServer;
let keys: KeyServer;
let env: ReturnType<typeof serviceTestEnvironment>;
let service: ServiceProcess;
let connection: NatsConnection;
let manager: JetStreamManager;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-deleted-'));
  nats = await startNats({ dataDir: directory, key: ensureServersKey({ secrets: directory }) });
  keys = await startKeyServer();
  env = serviceTestEnvironment('analytics', keys.jwksUrl, { NATS_URL: nats.url });
  service = await startServiceProcess(ANALYTICS, env);
  connection = await connect(natsOptions(nats.url));
  manager = await jetstreamManager(connection);
}, 180_000);
afterAll(async () => {
  await service?.kill();
  await connection?.close();
  await keys?.stop();
  await nats?.stop();
  await dropDatabase(env.MONGODB_DATABASE);
  rmSync(directory, { recursive: true, force: true });
});

/** Puts events into the outbox, as a write would. */
const write = async (events: readonly CloudEvent[]) => {
  const entries = events.map((event) => ({ _id: event.id, event, sentAt: null }));
  await inspectDatabase(env.MONGODB_DATABASE, (database) =>
    database.collection<{ _id: string }>('outbox').insertMany(entries),
  );
};
/** The IDs of events whose effects are applied, each as often as it was. */
const applied = (): Promise<string[]> =>
  inspectDatabase(env.MONGODB_DATABASE, async (database) => {
    const entries = await database.collection<{ _id: string }>('inbox').find().toArray();
    return entries.map(({ _id }) => _id.split(' ')[0] ?? '').sort();
  });
const views = (count: number) =>
  Array.from({ length: count }, (_, at) => anEvent(pageViewed, { path: `/${at}`, referrerHost: null }));
const getIds = (...lists: CloudEvent[][]) =>
  lists
    .flat()
    .map(({ id }) => id)
    .sort();

it('PLT-5 a deleted stream is recreated, and events written from then on take effect', async () => {
  const before = views(3);
  await write(before);
  await eventually(async () => expect(await applied()).toEqual(getIds(before)));
  await manager.streams.delete(STREAM);
  const after = views(3);
  await write(after);
  await eventually(async () => expect(await applied()).toEqual(getIds(before, after)));
  expect((await manager.streams.info(STREAM)).state.messages).toBe(after.length);
});

it('PLT-5 an event that the broker accepted before its sender died is resent, and takes effect once', async () => {
  const [event] = views(1) as [CloudEvent];
  await write([event]);
  await eventually(async () => expect(await applied()).toContain(event.id));
  const { state } = await manager.streams.info(STREAM);
  const before = await applied();
  // As after a crash between the acknowledgement and the mark.
  await inspectDatabase(env.MONGODB_DATABASE, (database) =>
    database.collection<{ _id: string }>('outbox').updateOne({ _id: event.id }, { $set: { sentAt: null } }),
  );
  await eventually(async () => {
    const unsent = await inspectDatabase(env.MONGODB_DATABASE, (database) =>
      database.collection('outbox').countDocuments({ sentAt: null }),
    );
    expect(unsent).toBe(0);
  });
  expect((await manager.streams.info(STREAM)).state.messages).toBe(state.messages);
  expect(await applied()).toEqual(before);
});
