import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type CloudEvent,
  CONTENT_EVENTS,
  changeRecorded,
  type EventSubscriber,
  MAX_EVENT_SUBSCRIBERS,
  PUBLIC_EVENT_TYPES,
} from '@atelier/contracts';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { natsOptions } from '@atelier/service-kit/events/nats-options';
import { PUBLIC_STREAM } from '@atelier/service-kit/events/streams';
import { anEvent, demanded, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AckPolicy, type ConsumerMessages, type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import { start } from '../index.js';
import { aPublishedPost, startWebhooks, TOLD_AT, type WebhooksUnderTest } from '../testing/webhooks-under-test.js';
import type { EventSubscriberRecord } from './event-subscriber.schema.js';
import { EventSubscribersRepository } from './event-subscribers.repository.js';
import { publicSubject } from './public-stream.js';
import { SUBSCRIBER_SESSION } from './subscriber-authentication.js';
import { SubscriberConsumers } from './subscriber-consumers.js';

type Created = EventSubscriber & { url: string };
interface Received {
  id: string;
  type: string;
  timestamp: string;
  data: object;
}

const SAMPLE = fileURLToPath(new URL('../../../../packages/events/sample/published-posts-nats.mjs', import.meta.url));
const REFUSED = /authorization violation/i;
const FORBIDDEN = /permissions violation/i;
const DAY_MS = 24 * 60 * 60 * 1000;
const { updated } = CONTENT_EVENTS.member;
const { created } = CONTENT_EVENTS.member;

const aMemberEvent = (definition: typeof updated | typeof created): CloudEvent =>
  anEvent(definition, eventExample(definition).data as never, { time: TOLD_AT });

describe('NATS subscribers', () => {
  let webhooks: WebhooksUnderTest;
  const connections: NatsConnection[] = [];

  beforeAll(async () => {
    webhooks = await startWebhooks({
      SUBSCRIBERS_SEED: demanded('TEST_SUBSCRIBERS_SEED'),
      NATS_PUBLIC_MAX_MEGABYTES: '16',
    });
  });
  afterEach(async () => {
    await Promise.all(connections.splice(0).map((connection) => connection.close()));
    for (const { id } of await list()) await revoke(id);
  });
  afterAll(async () => {
    const { streams } = await jetstreamManager(await openAs(demanded('TEST_NATS_URL')));
    await streams.delete(PUBLIC_STREAM);
    await Promise.all(connections.map((connection) => connection.close()));
    await webhooks.stop();
  });

  const list = async () => (await webhooks.succeed('GET', '/event-subscribers')).data as unknown as EventSubscriber[];
  const create = async (events: readonly string[] = [updated.type], name = 'Warehouse') =>
    (await webhooks.succeed('POST', '/event-subscribers', { name, events })).data as unknown as Created;
  const revoke = (id: string) => webhooks.succeed('DELETE', `/event-subscribers/${id}`);

  const openAs = async (url: string): Promise<NatsConnection> => {
    const connection = await connect({ ...natsOptions(url), reconnectTimeWait: 100, maxReconnectAttempts: 5 });
    connections.push(connection);
    return connection;
  };
  const consumeAs = async ({ url, user }: Created): Promise<ConsumerMessages> => {
    const consumer = await jetstream(await openAs(url)).consumers.get(PUBLIC_STREAM, user);
    return consumer.consume({ max_messages: 10 });
  };
  /** Reads and acknowledges in the background. */
  const follow = async (subscriber: Created) => {
    const received: Received[] = [];
    const messages = await consumeAs(subscriber);
    void (async () => {
      for await (const message of messages) {
        received.push(message.json<Received>());
        message.ack();
      }
    })();
    return received;
  };
  const takeOne = async ({ url, user }: Created): Promise<JsMsg | null> =>
    (await jetstream(await openAs(url)).consumers.get(PUBLIC_STREAM, user)).next({ expires: 2000 });

  it('ASET-1 are created with an address that is shown once, and are audited', async () => {
    const { url, ...subscriber } = await create();
    expect(subscriber).toMatchObject({
      name: 'Warehouse',
      events: [updated.type],
      user: `subscriber-${subscriber.id}`,
    });
    const { username, password, host } = new URL(url);
    expect([username, host]).toEqual([subscriber.user, new URL(demanded('TEST_NATS_URL')).host]);
    const stored = await webhooks.inspect((database) => database.collection('event_subscribers').find().toArray());
    const entries = await eventually(async () => {
      const found = await publishedEvents(changeRecorded.type, subscriber.id);
      expect(found).toHaveLength(1);
      return found;
    });
    for (const text of [stored, entries, await list()].map((value) => JSON.stringify(value))) {
      expect(text).toContain('Warehouse');
      expect(text).not.toContain(password);
    }
    expect(entries[0]?.data).toMatchObject({ action: 'created', item: { kind: 'event-subscriber' } });
    await revoke(subscriber.id);
    await eventually(async () => {
      const actions = (await publishedEvents(changeRecorded.type, subscriber.id)).map(({ data }) => data);
      expect(actions).toContainEqual(expect.objectContaining({ action: 'deleted' }));
    });
  });

  it('ASET-1 can read only public events, and are limited in number', async () => {
    const refused = await webhooks.call('POST', '/event-subscribers', {
      as: 'super_admin',
      body: { name: 'Warehouse', events: ['atelier.auth.session.revoked.v1'] },
    });
    expect(refused.status).toBe(400);
    for (let count = 0; count < MAX_EVENT_SUBSCRIBERS; count += 1) await create();
    const another = await webhooks.call('POST', '/event-subscribers', {
      as: 'super_admin',
      body: { name: 'One more', events: [updated.type] },
    });
    expect([another.status, another.body.message]).toEqual([409, expect.stringContaining('at most')]);
  });

  it('PLT-4 receive the event types that they were created for, with webhook fields, from their creation on', async () => {
    await webhooks.tell(aMemberEvent(updated));
    const subscriber = await create();
    const received = await follow(subscriber);
    const other = aMemberEvent(created);
    const event = aMemberEvent(updated);
    for (const told of [other, event]) await webhooks.tell(told);
    await eventually(async () => expect(received.map(({ id }) => id)).toContain(event.id));
    expect(received.map(({ id }) => id)).not.toContain(other.id);
    const { id, ...body } = received.find((one) => one.id === event.id) as Received;
    expect(body).toMatchObject({ type: updated.type, timestamp: TOLD_AT });
    expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['title']));
    expect(JSON.stringify(body)).not.toContain((event.data as { title: string }).title);
  });

  it('PLT-4 read a stream of limited age and configured size, which drops its oldest events', async () => {
    await create();
    const { streams } = await jetstreamManager(await openAs(demanded('TEST_NATS_URL')));
    const { config } = await streams.info(PUBLIC_STREAM);
    const dayNs = 24 * 60 * 60 * 1e9;
    expect(config).toMatchObject({ max_age: 90 * dayNs, max_bytes: 16 * 1024 * 1024, discard: 'old' });
  });

  it('PLT-4 resume where they stopped, and staff see how many events are left to read', async () => {
    const subscriber = await create();
    const events = [aMemberEvent(updated), aMemberEvent(updated)];
    for (const event of events) await webhooks.tell(event);
    await eventually(async () => expect((await list())[0]?.progress).toMatchObject({ pending: 2, lastActiveAt: null }));
    await takeOne(subscriber);
    await eventually(async () =>
      expect((await list())[0]?.progress).toEqual({
        pending: 1,
        unacknowledged: 1,
        lastActiveAt: expect.stringMatching(/^\d{4}-.*Z$/),
      }),
    );
    const next = await takeOne(subscriber);
    expect(next?.json<Received>().id).toBe(events[1]?.id);
    await expect(next?.ackAck()).resolves.toBe(true);
    await eventually(async () => expect((await list())[0]?.progress).toMatchObject({ pending: 0, unacknowledged: 1 }));
  });

  it('PLT-4 are rejected without their own password', async () => {
    const one = await create();
    const another = await create();
    const wrong = new URL(one.url);
    wrong.password = new URL(another.url).password;
    const strange = new URL(one.url);
    strange.username = 'subscriber-0123456789abcdef01234567';
    for (const url of [wrong, strange]) await expect(openAs(url.href)).rejects.toThrow(REFUSED);
  });

  it('PLT-4 cannot publish events, and can read only their own consumer', async () => {
    const one = await create();
    const another = await create();
    const connection = await openAs(one.url);
    const client = jetstream(connection);
    await expect(client.consumers.get(PUBLIC_STREAM, one.user)).resolves.toBeDefined();
    for (const subject of [updated.type, publicSubject(updated.type), 'limits.forged', '$SYS.REQ.USER.AUTH'])
      await expect(client.publish(subject, '{}', { timeout: 2000, retries: 1 })).rejects.toThrow(FORBIDDEN);
    const { streams, consumers } = await jetstreamManager(connection, { checkAPI: false });
    const settings = { durable_name: 'mine', ack_policy: AckPolicy.Explicit };
    for (const attempt of [
      () => client.consumers.get('ATELIER_EVENTS', 'webhooks'),
      () => client.consumers.get(PUBLIC_STREAM),
      () => consumers.add(PUBLIC_STREAM, settings),
      () => consumers.add('ATELIER_EVENTS', settings),
      () => consumers.update(PUBLIC_STREAM, one.user, { max_ack_pending: 100_000 }),
      () => consumers.delete(PUBLIC_STREAM, one.user),
      () => consumers.delete(PUBLIC_STREAM, another.user),
      () => streams.info('ATELIER_EVENTS'),
      () => streams.getMessage('ATELIER_EVENTS', { seq: 1 }),
      () => streams.purge(PUBLIC_STREAM),
      () => streams.delete(PUBLIC_STREAM),
      () => streams.add({ name: 'MINE', subjects: ['mine'] }),
    ])
      await expect(attempt()).rejects.toThrow(FORBIDDEN);
    // NATS names the renamed subject when it rejects this request, so the client does not recognize it as its own.
    await expect(client.consumers.get(PUBLIC_STREAM, another.user)).rejects.toThrow('timeout');
    for (const subject of ['>', 'atelier.>', 'public.>', `_INBOX_${another.user}.>`, '_INBOX_webhooks.>', '$SYS.>']) {
      const closed = new Promise((resolve) => connection.subscribe(subject, { callback: (error) => resolve(error) }));
      await expect(closed).resolves.toMatchObject({ message: expect.stringMatching(FORBIDDEN) });
    }
  });

  it('PLT-4 have no answer sent anywhere but to their own program', async () => {
    const attacker = await create();
    const victim = await create();
    await webhooks.tell(aMemberEvent(updated));
    const held = await takeOne(victim);
    const administrator = await openAs(demanded('TEST_NATS_URL'));
    const { streams } = await jetstreamManager(administrator);
    await streams.add({ name: 'PROBE', subjects: ['probe.>'] });
    const heard: string[] = [];
    for (const subject of ['probe.>', '$JS.API.STREAM.DELETE.PROBE', 'events.>'])
      administrator.subscribe(subject, { callback: (_error, message) => void heard.push(message.subject) });
    await administrator.flush();
    const connection = await openAs(attacker.url);
    const info = `$JS.API.CONSUMER.INFO.${PUBLIC_STREAM}.${attacker.user}`;
    const next = `$JS.API.CONSUMER.MSG.NEXT.${PUBLIC_STREAM}.${attacker.user}`;
    const acknowledgement = `$JS.ACK.${PUBLIC_STREAM}.${attacker.user}.1.1.1.1.0`;
    const request = JSON.stringify({ batch: 1, no_wait: true });
    for (const reply of [
      'probe.forged',
      '$JS.API.STREAM.DELETE.PROBE',
      'events.API.STREAM.DELETE.PROBE',
      `$JS.API.CONSUMER.DELETE.${PUBLIC_STREAM}.${victim.user}`,
      `events.API.CONSUMER.MSG.NEXT.${PUBLIC_STREAM}.${victim.user}`,
      `$JS.ACK.${PUBLIC_STREAM}.${victim.user}.1.${held?.info.streamSequence}.${held?.info.deliverySequence}.1.0`,
    ]) {
      for (const [subject, body] of [
        [info, ''],
        [next, request],
        // The second is answered without any content.
        [next, request],
        [acknowledgement, '+ACK'],
      ] as const)
        connection.publish(subject, body, { reply });
      await connection.flush();
    }
    // Behind all of them on the same connection, so they were handled.
    await expect(jetstream(connection).consumers.get(PUBLIC_STREAM, attacker.user)).resolves.toBeDefined();
    await administrator.flush();
    expect(heard).toEqual([]);
    await expect(streams.delete('PROBE')).resolves.toBe(true);
    const ofVictim = (await list()).find(({ id }) => id === victim.id);
    expect(ofVictim?.progress).toMatchObject({ pending: 0, unacknowledged: 1 });
  });

  it('PLT-4 receive no more than their limit if they acknowledge nothing, while others keep reading', async () => {
    const slow = await create();
    const quick = await create();
    const administrator = jetstream(await openAs(demanded('TEST_NATS_URL')));
    const held: JsMsg[] = [];
    const consumer = await jetstream(await openAs(slow.url)).consumers.get(PUBLIC_STREAM, slow.user);
    const messages = await consumer.consume({ max_messages: 200 });
    void (async () => {
      for await (const message of messages) held.push(message);
    })();
    const received = await follow(quick);
    const count = 400;
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        administrator.publish(publicSubject(updated.type), JSON.stringify({ id: String(index) })),
      ),
    );
    await eventually(async () => expect(received).toHaveLength(count));
    const limit = 256;
    await eventually(async () => expect(held).toHaveLength(limit));
    const ofSlow = (await list()).find(({ id }) => id === slow.id);
    expect(ofSlow?.progress).toMatchObject({ pending: count - limit, unacknowledged: limit });
  });

  it('PLT-4 stay connected when their session is renewed, and are disconnected when they are revoked', async () => {
    const usual = SUBSCRIBER_SESSION.lifetimeMs;
    SUBSCRIBER_SESSION.lifetimeMs = 3000;
    try {
      const subscriber = await create();
      const received = await follow(subscriber);
      const connection = connections.at(-1) as NatsConnection;
      const renewed = (async () => {
        for await (const { type } of connection.status()) if (type === 'reconnect') return true;
        return false;
      })();
      await expect(renewed).resolves.toBe(true);
      const event = aMemberEvent(updated);
      await webhooks.tell(event);
      await eventually(async () => expect(received.map(({ id }) => id)).toContain(event.id));
      await revoke(subscriber.id);
      await expect(openAs(subscriber.url)).rejects.toThrow(REFUSED);
      const missed = aMemberEvent(updated);
      await webhooks.tell(missed);
      await connection.closed();
      expect(received.map(({ id }) => id)).not.toContain(missed.id);
    } finally {
      SUBSCRIBER_SESSION.lifetimeMs = usual;
    }
  });

  it('PLT-4 get their consumer back if it was lost, and lose it when they are deleted', async () => {
    const subscriber = await create();
    const event = aMemberEvent(updated);
    await webhooks.tell(event);
    const { consumers } = await jetstreamManager(await openAs(demanded('TEST_NATS_URL')));
    await eventually(async () => expect((await list())[0]?.progress).toMatchObject({ pending: 1 }));
    await consumers.delete(PUBLIC_STREAM, subscriber.user);
    expect((await takeOne(subscriber))?.json<Received>().id).toBe(event.id);
    // As after a revocation that NATS was not told of.
    await webhooks.inspect((database) => database.collection('event_subscribers').deleteMany({}));
    webhooks.application.get(SubscriberConsumers, { strict: false }).nudge();
    await eventually(async () =>
      expect((await consumers.list(PUBLIC_STREAM).next()).map(({ name }) => name)).not.toContain(subscriber.user),
    );
  });

  it('PLT-4 connect and go on where they stopped after EVENT_RETENTION_DAYS was changed', async () => {
    const subscriber = await create();
    const event = aMemberEvent(updated);
    await webhooks.tell(event);
    await eventually(async () => expect((await list())[0]?.progress).toMatchObject({ pending: 1 }));
    const changed = await start({ ...webhooks.env, EVENT_RETENTION_DAYS: '30' });
    try {
      const record = await changed.application.get(EventSubscribersRepository).find(subscriber.id);
      await changed.application.get(SubscriberConsumers).ensure(record as EventSubscriberRecord);
    } finally {
      await changed.stop();
    }
    const { consumers } = await jetstreamManager(await openAs(demanded('TEST_NATS_URL')));
    const { config } = await consumers.info(PUBLIC_STREAM, subscriber.user);
    expect(config.inactive_threshold).toBe(nanos(30 * DAY_MS));
    expect((await takeOne(subscriber))?.json<Received>().id).toBe(event.id);
  });

  it('PLT-4 can be the sample of at most thirty lines, which misses nothing while it is stopped', async () => {
    expect((await readFile(SAMPLE, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    const { url } = await create(PUBLIC_EVENT_TYPES);
    const run = () => {
      const child = spawn(process.execPath, [SAMPLE], {
        env: { PATH: process.env.PATH, ATELIER_NATS_URL: url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      return {
        output: () => output,
        stop: async () => {
          child.kill();
          await ended;
        },
      };
    };
    const publish = async () => {
      const post = aPublishedPost();
      await webhooks.tell(post);
      return (post.data as { slug: string }).slug;
    };
    const first = run();
    const seen = await publish();
    await eventually(async () => expect(first.output()).toContain(`/blog/${seen}\n`));
    await first.stop();
    const missed = [await publish(), await publish()];
    const second = run();
    await eventually(async () => {
      for (const slug of missed) expect(second.output()).toContain(`/blog/${slug}\n`);
    });
    expect(second.output()).not.toContain(seen);
    await second.stop();
  });
});
