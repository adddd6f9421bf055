import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageViewed } from '@atelier/contracts';
import {
  anEvent,
  dropDatabase,
  eventually,
  inspectDatabase,
  type KeyServer,
  type ServiceProcess,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type JetStreamClient, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsOptions } from '../../../packages/service-kit/src/events/nats-options.ts';
import { ensureServersKey } from '../../embedded/data/data-directory.ts';
import { startNats } from '../../embedded/servers/nats.ts';
import type { RunningServer } from '../../embedded/servers/running-server.ts';

const AUTH = new URL('../../../services/auth/src/main.ts', import.meta.url);
const ANALYTICS = new URL('../../../services/analytics/src/main.ts', import.meta.url);
const STREAM = 'ATELIER_EVENTS';
const LARGE = 'x'.repeat(30_000);

let directory: string;
let nats: RunningServer;
let keys: KeyServer;
let env: ReturnType<typeof serviceTestEnvironment>;
let service: ServiceProcess;
let connection: NatsConnection;
let events: JetStreamClient;

const startAuth = async (megabytes: number) => {
  service = await startServiceProcess(AUTH, { ...env, NATS_EVENTS_MAX_MEGABYTES: String(megabytes) });
};

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-full-'));
  nats = await startNats({ dataDir: directory, key: ensureServersKey({ secrets: directory }) });
  keys = await startKeyServer();
  env = serviceTestEnvironment('auth', keys.jwksUrl, { NATS_URL: nats.url, MAIL_DIR: join(directory, 'mail') });
  connection = await connect(natsOptions(nats.url));
  events = jetstream(connection);
}, 180_000);
afterAll(async () => {
  await service?.kill();
  await connection?.close();
  await keys.stop();
  await nats.stop();
  await dropDatabase(env.MONGODB_DATABASE);
  rmSync(directory, { recursive: true, force: true });
});

/** Adds events until the stream holds this many bytes or rejects them. */
const fill = async (bytes: number) => {
  const manager = await jetstreamManager(connection);
  const large = JSON.stringify(anEvent(pageViewed, { path: `/${LARGE}`, referrerHost: null }));
  while ((await manager.streams.info(STREAM)).state.bytes < bytes) await events.publish(pageViewed.type, large);
};
const unsent = () =>
  inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection('outbox').countDocuments({ sentAt: null }));
const figure = async () => {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/atelier_stream_fill_ratio\{stream="ATELIER_EVENTS".*\} (\S+)/.exec(text)?.[1]);
};
const bell = async () => {
  const { body } = await serviceClient(service.url, keys)('GET', '/notifications?limit=10', { as: 'super_admin' });
  return (body.data as unknown as { title: string }[]).map(({ title }) => title);
};

it('PLT-4 a full stream drops nothing: staff get an early warning, and events wait in the outbox for room', async () => {
  await startAuth(1);
  const manager = await jetstreamManager(connection);
  await eventually(async () => expect((await manager.streams.info(STREAM)).config.max_bytes).toBe(1024 * 1024));
  await fill(0.9 * 1024 * 1024);
  const held = (await manager.streams.info(STREAM)).state.messages;
  await service.kill();
  await startAuth(1);
  await eventually(async () => expect(await figure()).toBeGreaterThan(0.8));
  await eventually(async () => expect(await bell()).toEqual([`The event stream ${STREAM} is nearly full`]));

  await expect(fill(2 * 1024 * 1024)).rejects.toThrow('maximum bytes exceeded');
  const { state } = await manager.streams.info(STREAM);
  expect([state.first_seq, state.messages]).toEqual([1, expect.any(Number)]);
  expect(state.messages).toBeGreaterThan(held);

  const event = anEvent(pageViewed, { path: `/${LARGE}`, referrerHost: null });
  await inspectDatabase(env.MONGODB_DATABASE, (database) =>
    database.collection<{ _id: string }>('outbox').insertOne({ _id: event.id, event, sentAt: null } as { _id: string }),
  );
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(await unsent()).toBe(1);
  await service.kill();
  await startAuth(2);
  await eventually(async () => expect(await unsent()).toBe(0));
  expect((await manager.streams.info(STREAM)).state.messages).toBe(state.messages + 1);
});

it('PLT-4 views, which anybody can send, leave the last tenth of the stream to other events', async () => {
  const ofAnalytics = serviceTestEnvironment('analytics', keys.jwksUrl, { NATS_URL: nats.url });
  const limit = { NATS_EVENTS_MAX_MEGABYTES: '2' };
  await fill(1.85 * 1024 * 1024);
  const analytics = await startServiceProcess(ANALYTICS, { ...ofAnalytics, ...limit });
  try {
    const getRatio = async () =>
      /atelier_stream_fill_ratio\{stream="ATELIER_EVENTS".*\} (\S+)/.exec(
        await (await fetch(`${analytics.url}/metrics`)).text(),
      )?.[1];
    await eventually(async () => expect(Number(await getRatio())).toBeGreaterThan(0.9));
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const track = serviceClient(analytics.url, keys);
    expect((await track('POST', '/analytics/track', { body: { path: '/about' }, headers })).status).toBe(202);
    const views = await inspectDatabase(ofAnalytics.MONGODB_DATABASE, (database) =>
      database.collection('outbox').countDocuments(),
    );
    expect(views).toBe(0);
  } finally {
    await analytics.kill();
    await dropDatabase(ofAnalytics.MONGODB_DATABASE);
  }
});
