import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageViewed } from '@atelier/contracts';
import {
  deadLetters,
  dropDatabase,
  eventually,
  inspectDatabase,
  type ServiceProcess,
  serviceTestEnvironment,
  startServiceProcess,
} from '@atelier/test-kit';
import { measured } from '@atelier/test-kit/measured';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ensureServersKey } from '../../embedded/data/data-directory.ts';
import type { ServersKey } from '../../embedded/servers/accounts.ts';
import { launchNats, startNats } from '../../embedded/servers/nats.ts';
import type { RunningServer } from '../../embedded/servers/running-server.ts';
import { resolveNatsServer } from '../../embedded/servers/server-programs.ts';

const ANALYTICS = new URL('../../../services/analytics/src/main.ts', import.meta.url);
const NO_KEYS = 'http://127.0.0.1:1/jwks.json';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const OUTAGE_MS = 60_000;
const WRITE_EVERY_MS = 1000;

let directory: string;
let key: ServersKey;
let nats: RunningServer;
let service: ServiceProcess;
let database: string;
const sharedBroker = process.env.TEST_NATS_URL;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-outage-'));
  key = ensureServersKey({ secrets: directory });
  nats = await startNats({ dataDir: directory, key });
  process.env.TEST_NATS_URL = nats.url;
  const env = serviceTestEnvironment('analytics', NO_KEYS);
  database = env.MONGODB_DATABASE;
  service = await startServiceProcess(ANALYTICS, env);
}, 180_000);
afterAll(async () => {
  await service.kill();
  await nats.stop();
  process.env.TEST_NATS_URL = sharedBroker;
  await dropDatabase(database);
  rmSync(directory, { recursive: true, force: true });
});

/** The status of a report of a page view, which is stored before it is acknowledged. */
const report = async (): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'user-agent': BROWSER };
  const body = JSON.stringify({ path: '/' });
  return (await fetch(`${service.url}/analytics/track`, { method: 'POST', headers, body })).status;
};

const counted = () =>
  inspectDatabase(database, async (connection) => {
    const rows = await connection.collection('daily_counts').find({ name: pageViewed.type }).toArray();
    return rows.reduce((sum, { count }) => sum + Number(count), 0);
  });

it('PLT-5 a minute without NATS rejects no write and loses no event, and each is applied once afterwards', async () => {
  expect(await report()).toBe(202);
  await eventually(async () => expect(await counted()).toBe(1));
  await nats.stop();
  const statuses: number[] = [];
  for (const endsAtMs = Date.now() + OUTAGE_MS; Date.now() < endsAtMs; ) {
    statuses.push(await report());
    await new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS));
  }
  expect(new Set(statuses)).toEqual(new Set([202]));
  expect(await counted()).toBe(1);
  const logFile = join(directory, 'nats-server.log');
  nats = launchNats({ program: await resolveNatsServer(), dataDir: directory, port: nats.port, logFile, key });
  await nats.ready;
  const readyAtMs = performance.now();
  await eventually(async () => expect(await counted()).toBe(1 + statuses.length));
  measured(
    `${statuses.length} writes applied ${((performance.now() - readyAtMs) / 1000).toFixed(1)} s after NATS was ready`,
  );
  expect(await report()).toBe(202);
  await eventually(async () => expect(await counted()).toBe(2 + statuses.length));
  expect(await deadLetters(database)).toEqual([]);
}, 300_000);
