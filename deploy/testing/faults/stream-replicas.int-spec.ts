import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { EVENT_STREAM, ensureStreams } from '../../../packages/service-kit/src/events/streams.ts';
import { launchServer } from '../../embedded/children/launch-server.ts';
import { fileLog } from '../../embedded/children/process-log.ts';
import type { RunningProcess } from '../../embedded/children/running-process.ts';
import { poll } from '../../embedded/network/poll.ts';
import { findFreePorts } from '../../embedded/network/ports.ts';
import { answersNatsPing } from '../../embedded/network/probes.ts';
import { resolveNatsServer } from '../../embedded/servers/server-programs.ts';

const NODES = 3;
const MEGABYTE = 1024 * 1024;

let directory: string;
let nodes: RunningProcess[] = [];
let connection: NatsConnection;
let manager: JetStreamManager;

const getConfiguration = (name: string, dataDir: string, port: number, clusterPort: number, routes: number[]) => `
server_name: ${name}
listen: "127.0.0.1:${port}"
jetstream { store_dir: ${JSON.stringify(dataDir)}, max_memory_store: 16MB, max_file_store: 1GB }
cluster {
  name: atelier
  listen: "127.0.0.1:${clusterPort}"
  routes: [${routes.map((route) => `"nats://127.0.0.1:${route}"`).join(', ')}]
}
`;

const startCluster = async (): Promise<number[]> => {
  const program = await resolveNatsServer();
  const ports = await findFreePorts(2 * NODES);
  const clientPorts = ports.slice(0, NODES);
  const clusterPorts = ports.slice(NODES);
  nodes = clientPorts.map((port, index) => {
    const name = `node-${index}`;
    const dataDir = join(directory, name);
    const file = join(dataDir, 'nats.conf');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, getConfiguration(name, dataDir, port, clusterPorts[index] ?? 0, clusterPorts));
    return launchServer({
      name,
      program,
      args: ['--config', file],
      log: fileLog(join(dataDir, 'nats.log')),
      isReady: (signal) =>
        poll(() => answersNatsPing(port, name), { signal, timeoutMs: 30_000, what: 'it answered no ping' }),
    });
  });
  await Promise.all(nodes.map((node) => node.ready));
  return clientPorts;
};

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-cluster-'));
  const ports = await startCluster();
  connection = await connect({ servers: ports.map((port) => `127.0.0.1:${port}`) });
  manager = await eventually(() => jetstreamManager(connection));
}, 180_000);
afterAll(async () => {
  await connection?.close();
  await Promise.all(nodes.map((node) => node.stop()));
  rmSync(directory, { recursive: true, force: true });
});

const refuse = (error: unknown) => {
  throw error;
};
const ensure = (replicas: number) =>
  ensureStreams(
    manager,
    { replicas, eventsMaxBytes: 64 * MEGABYTE, deadLettersMaxBytes: MEGABYTE, retentionDays: 90 },
    refuse,
  );
const replicasNow = async () => (await manager.streams.info(EVENT_STREAM)).config.num_replicas;

it('PLT-4 a cluster keeps three replicas of its events, whatever setting a later unit starts with', async () => {
  // A new cluster may not have a leader yet.
  await eventually(() => ensure(1));
  expect(await replicasNow()).toBe(1);
  await ensure(3);
  expect(await replicasNow()).toBe(3);
  await ensure(1);
  expect(await replicasNow()).toBe(3);
});
