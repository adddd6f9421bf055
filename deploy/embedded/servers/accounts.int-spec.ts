import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deadLetterKept, sessionRevoked, submissionDeleted, submissionReceived } from '@atelier/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AckPolicy, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { natsOptions } from '../../../packages/service-kit/src/events/nats-options.ts';
import { ensureStreams } from '../../../packages/service-kit/src/events/streams.ts';
import { UserTokens } from '../../../services/webhooks/src/subscribers/user-tokens.ts';
import { launchServer } from '../children/launch-server.ts';
import { fileLog } from '../children/process-log.ts';
import { ensureServersKey } from '../data/data-directory.ts';
import { findFreePorts } from '../network/ports.ts';
import { type Account, ADMINISTRATOR, getSubscribersSeed, type ServersKey, urlFor } from './accounts.ts';
import { startMongod } from './mongod.ts';
import { startNats } from './nats.ts';
import type { RunningServer } from './running-server.ts';
import { resolveMongod } from './server-programs.ts';

const FETCH_WITHIN_MS = 180_000;
const MEGABYTE = 1024 * 1024;
const STREAM = 'ATELIER_EVENTS';
const PUBLIC_STREAM = 'ATELIER_PUBLIC';
const QUESTIONS = '$SYS.REQ.USER.AUTH';

let directory: string;
let key: ServersKey;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-accounts-'));
  key = ensureServersKey({ secrets: directory });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const withMongo = async <Result>(url: string, work: (client: MongoClient) => Promise<Result>): Promise<Result> => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 5000 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

const findIn = (database: string) => (client: MongoClient) => client.db(database).collection('notes').findOne();
const insertInto = (database: string) => (client: MongoClient) =>
  client.db(database).collection('notes').insertOne({ text: 'kept' });

describe('MongoDB users', () => {
  let mongod: RunningServer;
  const getUrl = (account: Account) => urlFor(account, mongod.url, key);

  beforeAll(async () => {
    mongod = await startMongod({ dataDir: join(directory, 'mongodb'), key });
  }, FETCH_WITHIN_MS);
  afterAll(() => mongod.stop());

  it('PLT-5 allow a service to write its own database and no other', async () => {
    await withMongo(getUrl('contacts'), insertInto('atelier_contacts'));
    await expect(withMongo(getUrl('contacts'), findIn('atelier_contacts'))).resolves.toMatchObject({ text: 'kept' });
    await expect(withMongo(getUrl('contacts'), findIn('atelier_auth'))).rejects.toThrow('not authorized');
    await expect(withMongo(getUrl('contacts'), insertInto('atelier_auth'))).rejects.toThrow('not authorized');
    await expect(withMongo(getUrl('contacts'), findIn('admin'))).rejects.toThrow('not authorized');
  });

  it('PLT-5 reject a connection without credentials, or with those of another installation', async () => {
    const address = new URL(mongod.url);
    address.username = '';
    address.password = '';
    await expect(withMongo(address.href, findIn('atelier_contacts'))).rejects.toThrow('requires authentication');
    const strange = urlFor('contacts', mongod.url, { file: '', value: 'another' });
    await expect(withMongo(strange, findIn('atelier_contacts'))).rejects.toThrow('Authentication failed');
  });

  it('PLT-5 keep the secret in a file that only its owner can read, and out of the logs', () => {
    expect(statSync(key.file).mode & 0o777).toBe(0o600);
    const log = readFileSync(join(directory, 'mongodb', 'mongod.log'), 'utf8');
    expect(log).not.toContain(key.value);
    expect(log).not.toContain(new URL(mongod.url).password);
  });
});

describe('data from before MongoDB users existed', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  /** Started like an earlier version did: a one-member set without a key file. */
  const startWithoutUsers = async (dataDir: string) => {
    mkdirSync(dataDir, { recursive: true });
    const program = await resolveMongod();
    const [port = 0] = await findFreePorts(1);
    const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
    const initiate = { replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: `127.0.0.1:${port}` }] } };
    const server = launchServer({
      name: 'mongod',
      program,
      args: ['--dbpath', dataDir, '--bind_ip', '127.0.0.1', '--port', String(port), '--replSet', 'rs0'],
      log: fileLog(join(dataDir, 'mongod.log')),
      isReady: () => withMongo(url, async (client) => void (await client.db('admin').command(initiate))),
    });
    await server.ready;
    return { url: `mongodb://127.0.0.1:${port}/?replicaSet=rs0`, stop: server.stop };
  };

  it('PLT-5 is kept, and gets its users at the first start', async () => {
    const dataDir = join(directory, 'old');
    const old = await startWithoutUsers(dataDir);
    await withMongo(old.url, insertInto('atelier_contacts'));
    await old.stop();
    const guarded = await startMongod({ dataDir, key });
    stops.push(guarded.stop);
    const url = urlFor('contacts', guarded.url, key);
    await expect(withMongo(url, findIn('atelier_contacts'))).resolves.toMatchObject({ text: 'kept' });
  });

  it('PLT-5 is kept if the secret was lost: a new secret sets new passwords', async () => {
    const dataDir = join(directory, 'lost');
    const first = await startMongod({ dataDir, key });
    await withMongo(urlFor('contacts', first.url, key), insertInto('atelier_contacts'));
    await first.stop();
    mkdirSync(join(directory, 'new'));
    const another = ensureServersKey({ secrets: join(directory, 'new') });
    const second = await startMongod({ dataDir, key: another });
    stops.push(second.stop);
    const url = urlFor('contacts', second.url, another);
    await expect(withMongo(url, findIn('atelier_contacts'))).resolves.toMatchObject({ text: 'kept' });
    await expect(withMongo(urlFor('contacts', second.url, key), findIn('atelier_contacts'))).rejects.toThrow(
      'Authentication failed',
    );
  });
});

describe('streams from before subscribers had an account of NATS', () => {
  it('PLT-4 are kept with the progress of their consumers', async () => {
    const dataDir = join(directory, 'old-nats');
    const streams = join(dataDir, 'jetstream');
    const start = async () => {
      const nats = await startNats({ dataDir, key });
      const connection = await connect(natsOptions(nats.url));
      const stop = async () => {
        await connection.close();
        await nats.stop();
      };
      return { connection, manager: await jetstreamManager(connection), stop };
    };
    const old = await start();
    await old.manager.streams.add({ name: STREAM, subjects: ['atelier.>'] });
    await old.manager.consumers.add(STREAM, { durable_name: 'seo', ack_policy: AckPolicy.Explicit });
    for (const text of ['applied', 'waiting']) await jetstream(old.connection).publish('atelier.content.told', text);
    const message = await (await jetstream(old.connection).consumers.get(STREAM, 'seo')).next({ expires: 2000 });
    await message?.ackAck();
    await old.stop();
    renameSync(join(streams, 'ATELIER'), join(streams, '$G'));
    const current = await start();
    const next = await (await jetstream(current.connection).consumers.get(STREAM, 'seo')).next({ expires: 2000 });
    expect(next?.string()).toBe('waiting');
    await current.stop();
    expect(readdirSync(streams)).not.toContain('$G');
  });
});

describe('NATS users', () => {
  let nats: RunningServer;
  const connections: NatsConnection[] = [];

  const connectAs = async (account: Account): Promise<NatsConnection> => {
    const connection = await connect(natsOptions(urlFor(account, nats.url, key)));
    connections.push(connection);
    return connection;
  };
  const openManager = async (account: Account): Promise<JetStreamManager> => jetstreamManager(await connectAs(account));
  const publishAs = async (account: Account, subject: string) =>
    jetstream(await connectAs(account)).publish(subject, '{}', { timeout: 2000, retries: 1 });

  beforeAll(async () => {
    nats = await startNats({ dataDir: join(directory, 'nats'), key });
    // Like a service at its start.
    const settings = { replicas: 1, eventsMaxBytes: 64 * MEGABYTE, deadLettersMaxBytes: MEGABYTE, retentionDays: 90 };
    await ensureStreams(await openManager('seo'), settings, (error) => {
      throw error;
    });
  }, FETCH_WITHIN_MS);
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
    await nats.stop();
  });

  it('PLT-4 allow a service to publish its own events, shared events, and its dead letters', async () => {
    for (const subject of [submissionReceived.type, deadLetterKept.type, `dead-letter.contacts.${sessionRevoked.type}`])
      await expect(publishAs('contacts', subject)).resolves.toMatchObject({ seq: expect.any(Number) });
  });

  it.each([sessionRevoked.type, `dead-letter.auth.${sessionRevoked.type}`, 'limits.forged'])(
    'PLT-4 do not allow contacts to publish %s',
    async (subject) => {
      await expect(publishAs('contacts', subject)).rejects.toThrow(/permissions violation/i);
    },
  );

  it('PLT-4 give a service a consumer of its own, which no other unit can read, pause, or delete', async () => {
    const auth = await connectAs('auth');
    await (await jetstreamManager(auth)).consumers.add(STREAM, {
      durable_name: 'auth',
      ack_policy: AckPolicy.Explicit,
      filter_subjects: [submissionReceived.type],
    });
    await publishAs('contacts', submissionReceived.type);
    const consumer = await jetstream(auth).consumers.get(STREAM, 'auth');
    const message = await consumer.next({ expires: 2000 });
    await expect(message?.ackAck()).resolves.toBe(true);
    const own = await jetstreamManager(auth);
    await expect(own.consumers.pause(STREAM, 'auth', new Date(Date.now() + 60_000))).resolves.toMatchObject({
      paused: true,
    });
    await own.consumers.resume(STREAM, 'auth');
    for (const account of ['contacts', 'gateway', 'shell'] as const) {
      const { consumers } = await openManager(account);
      await expect(consumers.delete(STREAM, 'auth')).rejects.toThrow(/permissions violation/i);
      await expect(consumers.pause(STREAM, 'auth', new Date(Date.now() + 60_000))).rejects.toThrow(
        /permissions violation/i,
      );
      await expect(jetstream(await connectAs(account)).consumers.get(STREAM, 'auth')).rejects.toThrow(
        /permissions violation/i,
      );
    }
  });

  it.each(['gateway', 'shell'] as const)(
    'PLT-4 allow %s to follow events and count, but never to change a stream',
    async (account) => {
      const connection = await connectAs(account);
      const { streams } = await jetstreamManager(connection);
      await expect(streams.info(STREAM)).resolves.toMatchObject({ config: { name: STREAM } });
      const ordered = await jetstream(connection).consumers.get(STREAM, { filter_subjects: [submissionReceived.type] });
      await expect(ordered.next({ expires: 2000 })).resolves.toMatchObject({ subject: submissionReceived.type });
      await ordered.delete();
      await expect(publishAs(account, 'limits.address')).rejects.toThrow(/counter|increment|Nats-Incr/i);
      for (const change of [
        () => streams.update(STREAM, { num_replicas: 1 }),
        () => streams.purge(STREAM),
        () => streams.delete(STREAM),
        () => streams.add({ name: 'OTHER', subjects: ['other'] }),
      ])
        await expect(change()).rejects.toThrow(/permissions violation/i);
    },
  );

  it('PLT-4 allow only the gateway to replay and remove dead letters', async () => {
    const letter = await publishAs('contacts', `dead-letter.contacts.${submissionReceived.type}`);
    const shell = await openManager('shell');
    await expect(shell.streams.getMessage('ATELIER_DEAD_LETTERS', { seq: letter.seq })).rejects.toThrow(
      /permissions violation/i,
    );
    const { streams } = await openManager('gateway');
    await expect(streams.getMessage('ATELIER_DEAD_LETTERS', { seq: letter.seq })).resolves.not.toBeNull();
    await expect(publishAs('gateway', submissionReceived.type)).resolves.toMatchObject({ stream: STREAM });
    await expect(streams.deleteMessage('ATELIER_DEAD_LETTERS', letter.seq)).resolves.toBe(true);
    await expect(streams.deleteMessage(STREAM, 1)).rejects.toThrow(/permissions violation/i);
  });

  it('PLT-4 allow only the gateway to see the progress of each consumer', async () => {
    const listAs = async (account: Account) => (await openManager(account)).consumers.list(STREAM).next();
    await expect(listAs('gateway')).resolves.toEqual(expect.any(Array));
    for (const account of ['shell', 'contacts'] as const)
      await expect(listAs(account)).rejects.toThrow(/permissions violation/i);
  });

  it('PLT-4 allow every unit to answer the gateway, content to ask it, and no other unit to send requests', async () => {
    const shell = await connectAs('shell');
    // The shell has two caches: one for most visitors, one for those of canaries.
    for (const cache of ['kept', 'canaries'])
      shell.subscribe('trails', { callback: (_error, message) => void message.respond(cache) });
    await shell.flush();
    const contacts = await connectAs('contacts');
    contacts.subscribe('trails', { callback: (_error, message) => void message.respond('contacts') });
    await contacts.flush();
    const gateway = await connectAs('gateway');
    const answers: string[] = [];
    const asked = await gateway.requestMany('trails', 'e1', { strategy: 'count', maxMessages: 3, maxWait: 5000 });
    for await (const message of asked) answers.push(message.string());
    expect(answers.toSorted()).toEqual(['canaries', 'contacts', 'kept']);
    gateway.subscribe('receipts', { callback: (_error, message) => void message.respond('receipt') });
    await gateway.flush();
    const content = await connectAs('content');
    expect((await content.request('receipts', 'e1', { timeout: 5000 })).string()).toBe('receipt');
    for (const subject of ['trails', 'receipts'])
      await expect(contacts.request(subject, 'e1', { timeout: 5000 })).rejects.toThrow(/permissions violation/i);
  });

  it('PLT-4 allow only webhooks to manage what event subscribers read and who they are', async () => {
    const subject = `public.${submissionReceived.type}`;
    const consumer = {
      durable_name: 'subscriber-1',
      ack_policy: AckPolicy.Explicit,
      filter_subjects: [subject, `public.${submissionDeleted.type}`],
    };
    const webhooks = await openManager('webhooks');
    await webhooks.streams.add({ name: PUBLIC_STREAM, subjects: ['public.>'] });
    await expect(publishAs('webhooks', subject)).resolves.toMatchObject({ stream: PUBLIC_STREAM });
    await expect(webhooks.consumers.add(PUBLIC_STREAM, consumer)).resolves.toMatchObject({ num_pending: 1 });
    await expect(webhooks.consumers.list(PUBLIC_STREAM).next()).resolves.toHaveLength(1);
    for (const account of ['contacts', 'gateway', 'shell'] as const) {
      await expect(publishAs(account, subject)).rejects.toThrow(/permissions violation/i);
      const { consumers } = await openManager(account);
      await expect(consumers.add(PUBLIC_STREAM, consumer)).rejects.toThrow(/permissions violation/i);
      await expect(consumers.delete(PUBLIC_STREAM, 'subscriber-1')).rejects.toThrow(/permissions violation/i);
      const connection = await connectAs(account);
      const closed = new Promise((resolve) => connection.subscribe(QUESTIONS, { callback: (error) => resolve(error) }));
      await expect(closed).resolves.toMatchObject({ message: expect.stringMatching(/permissions violation/i) });
    }
    await expect(webhooks.consumers.delete(PUBLIC_STREAM, 'subscriber-1')).resolves.toBe(true);
  });

  it('PLT-4 admit an event subscriber that webhooks admits, and reject an answer signed with another key', async () => {
    const webhooks = await connectAs('webhooks');
    const rights = { pub: { allow: [] }, sub: { allow: ['_INBOX_subscriber.>'] }, subs: 1, payload: 0, data: -1 };
    const answerWith = (seed: string) => {
      const tokens = new UserTokens(seed);
      return webhooks.subscribe(QUESTIONS, {
        callback: (_error, message) => {
          const { nats } = JSON.parse(Buffer.from(message.string().split('.')[1] ?? '', 'base64url').toString());
          const connection = { key: nats.user_nkey, server: nats.server_id.id };
          message.respond(tokens.grant(connection, 'subscriber', rights, 60_000));
        },
      });
    };
    const knock = () =>
      connect({ servers: new URL(nats.url).host, user: 'subscriber', pass: 'word', reconnect: false });
    const genuine = answerWith(getSubscribersSeed(key));
    connections.push(await knock());
    genuine.unsubscribe();
    answerWith(getSubscribersSeed({ file: '', value: 'another' }));
    await expect(knock()).rejects.toThrow(/authorization violation/i);
  });

  it('PLT-4 hide the replies and events of a unit from the others', async () => {
    const contacts = await connectAs('contacts');
    for (const subject of ['_INBOX_auth.>', 'atelier.>', 'receipts', '>']) {
      const closed = new Promise((resolve) => contacts.subscribe(subject, { callback: (error) => resolve(error) }));
      await expect(closed).resolves.toMatchObject({ message: expect.stringMatching(/permissions violation/i) });
    }
  });

  it("PLT-4 reject a connection without credentials, and leave no secret in the server's files", async () => {
    const { host } = new URL(nats.url);
    await expect(connect({ servers: host, reconnect: false })).rejects.toThrow(/authorization violation/i);
    const files = ['nats.conf', 'nats-server.log'].map((name) => readFileSync(join(directory, 'nats', name), 'utf8'));
    for (const text of files) expect(text).not.toContain(new URL(urlFor(ADMINISTRATOR, nats.url, key)).password);
  });
});
