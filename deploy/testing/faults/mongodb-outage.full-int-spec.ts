import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageViewed } from '@atelier/contracts';
import {
  anEvent,
  deadLetters,
  eventually,
  publishEvent,
  type ServiceProcess,
  serviceTestEnvironment,
  startServiceProcess,
} from '@atelier/test-kit';
import { measured } from '@atelier/test-kit/measured';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { ensureServersKey } from '../../embedded/data/data-directory.ts';
import type { ServersKey } from '../../embedded/servers/accounts.ts';
import { launchMongod, startMongod } from '../../embedded/servers/mongod.ts';
import { startNats } from '../../embedded/servers/nats.ts';
import type { RunningServer } from '../../embedded/servers/running-server.ts';
import { resolveMongod } from '../../embedded/servers/server-programs.ts';

const ANALYTICS = new URL('../../../services/analytics/src/main.ts', import.meta.url);
const NO_KEYS = 'http://127.0.0.1:1/jwks.json';
/** Longer than five attempts of five seconds with the waits between them, after which events used to be given up. */
const OUTAGE_MS = 60_000;
const EVENTS = 40;

let directory: string;
let key: ServersKey;
let mongod: RunningServer;
let nats: RunningServer;
let service: ServiceProcess;
let consumer: string;
const sharedBroker = process.env.TEST_NATS_URL;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-outage-'));
  key = ensureServersKey({ secrets: directory });
  mongod = await startMongod({ dataDir: directory, key });
  // A separate broker, because other tests publish page views too.
  nats = await startNats({ dataDir: directory, key });
  process.env.TEST_NATS_URL = nats.url;
  const env = serviceTestEnvironment('analytics', NO_KEYS, { MONGODB_URL: mongod.url });
  consumer = env.MONGODB_DATABASE;
  service = await startServiceProcess(ANALYTICS, env);
}, 180_000);
afterAll(async () => {
  await service.kill();
  await mongod.stop();
  await nats.stop();
  process.env.TEST_NATS_URL = sharedBroker;
  rmSync(directory, { recursive: true, force: true });
});

const aView = () => anEvent(pageViewed, { path: '/', referrerHost: null });

const publish = async (count: number) => {
  for (let index = 0; index < count; index += 1) await publishEvent(aView());
};

const counted = async (): Promise<number> => {
  const client = await MongoClient.connect(mongod.url, { serverSelectionTimeoutMS: 2000 });
  try {
    const rows = await client.db(consumer).collection('daily_counts').find({ name: pageViewed.type }).toArray();
    return rows.reduce((sum, { count }) => sum + Number(count), 0);
  } finally {
    await client.close();
  }
};

it('PLT-5 a minute without MongoDB loses no event, and each is applied once afterwards', async () => {
  await publish(1);
  await eventually(async () => expect(await counted()).toBe(1));
  await mongod.stop();
  await publish(EVENTS);
  await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
  const logFile = join(directory, 'mongod.log');
  mongod = launchMongod({ program: await resolveMongod(), dataDir: directory, port: mongod.port, logFile, key });
  await mongod.ready;
  const readyAtMs = performance.now();
  await eventually(async () => expect(await counted()).toBe(1 + EVENTS));
  measured(`${EVENTS} events applied ${((performance.now() - readyAtMs) / 1000).toFixed(1)} s after MongoDB was ready`);
  await publish(1);
  await eventually(async () => expect(await counted()).toBe(2 + EVENTS));
  expect(await deadLetters(consumer)).toEqual([]);
}, 300_000);
