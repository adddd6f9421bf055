import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { natsOptions } from '../../packages/service-kit/src/events/nats-options.ts';
import { ensureStreams } from '../../packages/service-kit/src/events/streams.ts';
import { ensureServersKey } from '../embedded/data/data-directory.ts';
import { say } from '../embedded/progress.ts';
import { getSubscribersSeed } from '../embedded/servers/accounts.ts';
import { startMongod } from '../embedded/servers/mongod.ts';
import { startNats } from '../embedded/servers/nats.ts';
import { startS3 } from '../embedded/servers/s3.ts';

const MEGABYTE = 1024 * 1024;

/** Gateway and shell only read the streams, so their tests need the streams before any service starts. */
const createStreams = async (natsUrl: string): Promise<void> => {
  const connection = await connect(natsOptions(natsUrl));
  const settings = {
    replicas: 1,
    eventsMaxBytes: 1024 * MEGABYTE,
    deadLettersMaxBytes: 128 * MEGABYTE,
    retentionDays: 90,
  };
  await ensureStreams(await jetstreamManager(connection), settings, (error) => say(String(error)));
  await connection.close();
};

/** Real MongoDB, NATS, and S3 on free ports with empty data during the work; the environment has admin addresses. */
export const withTestServers = async <Result>(work: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-test-'));
  const dataDir = (name: string) => join(folder, name);
  const key = ensureServersKey({ secrets: folder });
  const started: { stop(): Promise<unknown> }[] = [];
  const keep = <Server extends { stop(): Promise<unknown> }>(server: Server): Server => {
    started.push(server);
    return server;
  };
  try {
    const s3 = keep(await startS3({ dataDir: dataDir('s3'), log: say }));
    const mongod = keep(await startMongod({ dataDir: dataDir('mongodb'), key, log: say }));
    const nats = keep(await startNats({ dataDir: dataDir('nats'), key, log: say }));
    await createStreams(nats.url);
    return await work({
      TEST_MONGODB_URL: mongod.url,
      TEST_NATS_URL: nats.url,
      TEST_SUBSCRIBERS_SEED: getSubscribersSeed(key),
      TEST_S3_ENDPOINT: s3.url,
      TEST_S3_ACCESS_KEY: s3.accessKey,
      TEST_S3_SECRET_KEY: s3.secretKey,
    });
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
};
