import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { isRunning } from '../children/process-identity.ts';
import { ensureServersKey } from '../data/data-directory.ts';
import { findFreePorts } from '../network/ports.ts';
import { Supervisor } from '../supervision/supervisor.ts';
import { ADMINISTRATOR, type ServersKey, urlFor } from './accounts.ts';
import { launchMongod, mongodUrl, startMongod } from './mongod.ts';
import { launchNats, startNats } from './nats.ts';
import { resolveMongod, resolveNatsServer } from './server-programs.ts';

const FETCH_WITHIN_MS = 180_000;

let directory: string;
let mongod: string;
let nats: string;
let key: ServersKey;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-servers-'));
  key = ensureServersKey({ secrets: directory });
  [mongod, nats] = await Promise.all([resolveMongod(), resolveNatsServer()]);
}, FETCH_WITHIN_MS);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const withMongo = async <Result>(url: string, work: (client: MongoClient) => Promise<Result>): Promise<Result> => {
  const client = await MongoClient.connect(url);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

const countNotes = (url: string) => withMongo(url, (client) => client.db('notes').collection('notes').countDocuments());

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 50));
};

const untilListening = async (port: number) => {
  const tryOnce = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await tryOnce())) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('servers under the supervisor', () => {
  const lines: string[] = [];
  const supervisor = new Supervisor({ log: (line) => lines.push(line), pidsChanged: () => undefined });
  let mongodPort = 0;
  let natsPort = 0;

  beforeAll(async () => {
    [mongodPort = 0, natsPort = 0] = await findFreePorts(2);
    const logFile = join(directory, 'servers.log');
    const dataDir = join(directory, 'supervised');
    await supervisor.start([
      { name: 'mongod', launch: () => launchMongod({ program: mongod, dataDir, port: mongodPort, logFile, key }) },
      {
        name: 'nats-server',
        launch: () => launchNats({ program: nats, dataDir: join(dataDir, 'nats'), port: natsPort, logFile, key }),
      },
    ]);
  });
  afterAll(() => supervisor.stop());

  it('PLT-5 restart mongod after kill -9 with every acknowledged write', async () => {
    const url = urlFor(ADMINISTRATOR, mongodUrl(mongodPort), key);
    await withMongo(url, (client) =>
      client
        .db('notes')
        .collection('notes')
        .insertMany([{ text: 'first' }, { text: 'second' }]),
    );
    const before = supervisor.pids.mongod ?? 0;
    process.kill(before, 'SIGKILL');
    await until(() => (supervisor.pids.mongod ?? before) !== before);
    await expect(countNotes(url)).resolves.toBe(2);
    expect(lines).toContain('mongod was ended by SIGKILL; starting it again in 0.25 s');
  });

  it('PLT-5 restart the broker after kill -9', async () => {
    const before = supervisor.pids['nats-server'] ?? 0;
    process.kill(before, 'SIGKILL');
    await until(() => (supervisor.pids['nats-server'] ?? before) !== before);
    expect(isRunning(before)).toBe(false);
    await untilListening(natsPort);
  });

  it('leave no process behind after stopping', async () => {
    const pids = Object.values(supervisor.pids);
    expect(pids).toHaveLength(2);
    await supervisor.stop();
    expect(pids.filter(isRunning)).toEqual([]);
  });
});

describe('standalone servers', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  it('keep their data when the port changes', async () => {
    const dataDir = join(directory, 'moved');
    const first = await startMongod({ dataDir, key });
    await withMongo(first.url, (client) => client.db('notes').collection('notes').insertOne({ text: 'kept' }));
    await first.stop();
    const second = await startMongod({ dataDir, key });
    stops.push(second.stop);
    await expect(countNotes(second.url)).resolves.toBe(1);
  });

  it('start a broker with JetStream on a free port', async () => {
    const server = await startNats({ dataDir: join(directory, 'nats'), key });
    stops.push(server.stop);
    await untilListening(server.port);
  });

  it('do not take a port that is in use', async () => {
    const first = await startNats({ dataDir: join(directory, 'one'), key });
    stops.push(first.stop);
    const second = startNats({ dataDir: join(directory, 'two'), port: first.port, key });
    await expect(second).rejects.toThrow('nats-server did not start');
  });
});
