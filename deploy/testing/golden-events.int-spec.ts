import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CloudEvent, PUBLIC_EVENT_TYPES } from '@atelier/contracts';
import {
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
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { readGoldenEvents } from '../../docs/tools/golden-events.ts';
import { natsOptions } from '../../packages/service-kit/src/events/nats-options.ts';
import { ensureServersKey } from '../embedded/data/data-directory.ts';
import { repositoryRoot } from '../embedded/paths.ts';
import { getSubscribersSeed } from '../embedded/servers/accounts.ts';
import { startNats } from '../embedded/servers/nats.ts';
import type { RunningServer } from '../embedded/servers/running-server.ts';

const SERVICES = join(repositoryRoot, 'services');
/** The registry of releases alone consumes no events. */
const CONSUMERS = readdirSync(SERVICES).filter((service) => service !== 'releases');
/** What services still do after they have acknowledged an event. */
const UNFINISHED: Readonly<Record<string, object>> = {
  later_effects: { at: null },
  outbox: { sentAt: null },
  deliveries: { endedAt: null },
};

describe('released events', () => {
  let directory: string;
  let key: ReturnType<typeof ensureServersKey>;
  /** A broker without the events of other tests. */
  let nats: RunningServer;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  let keys: KeyServer;
  /** Accepts every delivery of a webhook. */
  let receiver: Server;
  let env: ReturnType<typeof serviceTestEnvironment>;
  let service: ServiceProcess;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'atelier-golden-'));
    key = ensureServersKey({ secrets: directory });
    nats = await startNats({ dataDir: directory, key });
    connection = await connect(natsOptions(nats.url));
    manager = await jetstreamManager(connection);
    keys = await startKeyServer();
    receiver = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
  }, 180_000);
  afterEach(async () => {
    await service.kill();
    await dropDatabase(env.MONGODB_DATABASE);
  });
  afterAll(async () => {
    await connection.close();
    await nats.stop();
    await keys.stop();
    receiver.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const start = async (name: string) => {
    env = serviceTestEnvironment(name, keys.jwksUrl, {
      NATS_URL: nats.url,
      MAIL_DIR: join(directory, name, 'mail'),
      STORAGE_DIR: join(directory, name, 'storage'),
      SUBSCRIBERS_SEED: getSubscribersSeed(key),
      WEBHOOKS_ALLOW_PRIVATE: 'true',
    });
    service = await startServiceProcess(pathToFileURL(join(SERVICES, name, 'src/main.ts')), env);
  };
  /** Without a webhook, nothing is delivered. */
  const addWebhook = async () => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const body = { url, description: 'Test', events: [...PUBLIC_EVENT_TYPES], isEnabled: true };
    const { status } = await serviceClient(service.url, keys)('POST', '/webhooks', { as: 'super_admin', body });
    expect(status).toBe(201);
  };
  const aGoldenEvent = ({ event }: { event: CloudEvent }): CloudEvent => ({
    ...event,
    id: randomUUID(),
    time: new Date().toISOString(),
  });
  /** Without a message ID, so that the broker keeps each copy. */
  const publish = async (events: readonly CloudEvent[]) => {
    const client = jetstream(connection);
    for (const event of events) await client.publish(event.type, JSON.stringify(event));
  };
  const inspect = <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
    inspectDatabase(env.MONGODB_DATABASE, look);
  const untilApplied = () =>
    eventually(async () => {
      const { num_pending, num_ack_pending } = await manager.consumers.info('ATELIER_EVENTS', env.MONGODB_DATABASE);
      expect({ num_pending, num_ack_pending }).toEqual({ num_pending: 0, num_ack_pending: 0 });
      const unfinished = await inspect((database) =>
        Promise.all(Object.entries(UNFINISHED).map(([name, filter]) => database.collection(name).findOne(filter))),
      );
      expect(unfinished).toEqual([null, null, null]);
    });
  const readDatabase = () =>
    inspect(async (database) => {
      const collections = await database.collections();
      const read = collections.map(async (one) => [one.collectionName, await one.find().sort({ _id: 1 }).toArray()]);
      return Object.fromEntries(await Promise.all(read));
    });

  const getDeadLetters = async () => {
    const subjects_filter = `dead-letter.${env.MONGODB_DATABASE}.>`;
    return (await manager.streams.info('ATELIER_DEAD_LETTERS', { subjects_filter })).state.subjects ?? {};
  };

  it.each(CONSUMERS)(
    'PLT-4 PLT-5 are applied once and without an error by %s, although each is delivered three times',
    async (name) => {
      await start(name);
      if (name === 'webhooks') await addWebhook();
      const events = readGoldenEvents().map(aGoldenEvent);
      await publish(events);
      await untilApplied();
      const applied = await readDatabase();
      await publish([...events, ...events]);
      await untilApplied();
      expect(await readDatabase()).toEqual(applied);
      expect(service.log()).not.toContain('event could not be applied');
      expect(await getDeadLetters()).toEqual({});
    },
  );
});
