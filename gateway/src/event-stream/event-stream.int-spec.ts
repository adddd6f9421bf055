import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import {
  CONTENT_EVENTS,
  EVENT_CATALOG,
  type EventDefinition,
  PUBLIC_EVENT_TYPES,
  sessionRevoked,
  submissionReceived,
} from '@atelier/contracts';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { Outbox, type RunningService, serviceEnvironment, startService, Transactions } from '@atelier/service-kit';
import {
  anEvent,
  type CuttableServer,
  demanded,
  dropDatabase,
  eventually,
  type KeyServer,
  publishEvent,
  serviceTestEnvironment,
  startCuttableServer,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import type * as z from 'zod';
import { type EventReader, readEvents } from '../../test/event-reader.js';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { startUpstream, type Upstream } from '../../test/upstream.js';
import { start } from '../index.js';

type Gateway = Awaited<ReturnType<typeof start>>;

const PATH = '/api/events/stream';
const { published, updated } = CONTENT_EVENTS.post;
const MAY = { role: 'api_key' as never, permissions: { events: { read: true } } };

const anId = () => randomBytes(12).toString('hex');

/** Identifiers and states; every other text may say something of a person. */
const NEUTRAL =
  /^(id|slug|category|status|previousStatus|publishDate|publishedAt|updatedAt|serviceInterest|responseId|followUpId|fields)$/;

/** An event with something personal wherever its form lets it in. */
const withSecret = (definition: EventDefinition<string, z.ZodType>, secret: string): object => {
  const spoiled = Object.entries(eventExample(definition).data as object).map(([name, value]) => {
    if (NEUTRAL.test(name) && !(name === 'slug' && definition.type.includes('.member.'))) return [name, value];
    if (Array.isArray(value)) return [name, [secret]];
    return [name, typeof value === 'string' ? secret : value];
  });
  // What an owner might add one day.
  return { ...Object.fromEntries(spoiled), email: secret, name: secret, message: secret };
};

const postData = (fields: object = {}) => ({
  ...(eventExample(published).data as z.output<typeof published.data>),
  id: anId(),
  ...fields,
});

describe('event stream', () => {
  let keys: KeyServer;
  let auth: Upstream;
  let broker: CuttableServer;
  let gateway: Gateway;
  let apiKeyToken: () => Promise<string>;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    keys = await startKeyServer();
    broker = await startCuttableServer(demanded('TEST_NATS_URL'));
    auth = await startUpstream(async () => ({
      status: 201,
      body: { success: true, data: { token: await apiKeyToken(), expiresInSeconds: 900 } },
    }));
    gateway = await startGateway({ NATS_URL: broker.url });
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.stop();
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([keys.stop(), auth.stop(), broker.stop()]);
  });

  const startGateway = (extra: NodeJS.ProcessEnv = {}) =>
    start(gatewayTestEnvironment(keys, { AUTH_URL: auth.url, ...extra }));

  /** Each subscriber has a limit of its own. */
  const bearer = async (claims: object = {}, expiresIn?: string | Date) => ({
    authorization: `Bearer ${await keys.tokenFor({ ...MAY, sub: randomUUID(), ...claims }, expiresIn)}`,
  });

  const subscribe = async (query = '', headers: Record<string, string> = {}, base = gateway) => {
    const reader = await readEvents(`${base.url}${PATH}${query}`, { ...(await bearer()), ...headers });
    readers.push(reader);
    if (reader.status === 200) await eventually(async () => expect(reader.place).not.toBe(''));
    return reader;
  };

  const ask = async (query: string, headers: Record<string, string>) => {
    const response = await fetch(`${gateway.url}${PATH}${query}`, { headers });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };

  const publish = async (definition: EventDefinition<string, z.ZodType> = published, data: object = postData()) => {
    const event = anEvent(definition, data);
    await publishEvent(event, event.id);
    return event.id;
  };

  /** The places of these events, in the order in which they came; other tests publish too. */
  const arrived = (reader: EventReader, ids: readonly string[]) =>
    reader.events.filter(({ event }) => ids.includes(event.id));
  const arrival = (reader: EventReader, ids: readonly string[]) =>
    eventually(async () => {
      const found = arrived(reader, ids);
      expect(found.map(({ event }) => event.id)).toEqual(ids);
      return found;
    });

  it('PLT-4 streams an event from a service’s outbox, with headers that stop proxies from caching or buffering', async () => {
    @Controller()
    class ProbeController {
      constructor(
        private readonly outbox: Outbox,
        private readonly transactions: Transactions,
      ) {}

      @Post('publish')
      async publish() {
        await this.transactions.run(() => this.outbox.add(published, 'a-post', data));
        return {};
      }
    }
    @Module({ controllers: [ProbeController] })
    class ProbeModule {}
    const data = postData({ title: 'First' });
    const env = serviceTestEnvironment('probe', keys.jwksUrl);
    const definition = { name: 'probe', summary: '', environment: serviceEnvironment, module: () => ProbeModule };
    const service: RunningService = await startService(definition, env);
    const reader = await subscribe();
    expect(Object.fromEntries(reader.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
    });
    expect(reader.headers.get('content-encoding')).toBeNull();
    await fetch(`${service.url}/publish`, { method: 'POST' });
    const told = await eventually(async () => {
      const found = reader.events.find(({ event }) => event.data.id === data.id);
      expect(found).toBeDefined();
      return found;
    });
    const { id, slug, category, status, publishDate, updatedAt, version } = data;
    expect(told?.event).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: published.type,
      timestamp: expect.any(String),
      data: { id, slug, category, status, publishDate, updatedAt, version },
    });
    await service.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  it('PLT-4 resumes after the last event following a disconnect, with no event lost or duplicated', async () => {
    const first = await subscribe();
    const ids = [await publish(), await publish()];
    const [, last] = await arrival(first, ids);
    first.stop();
    await eventually(async () => expect(first.hasEnded()).toBe(true));
    const missed = [await publish(), await publish(), await publish()];
    const second = await subscribe('', { 'last-event-id': last?.place ?? '' });
    const next = await publish();
    await arrival(second, [...missed, next]);
    expect(arrived(second, ids)).toEqual([]);
  });

  it('PLT-4 resumes from its start position if no event has arrived yet', async () => {
    const first = await subscribe();
    first.stop();
    const missed = await publish();
    await arrival(await subscribe('', { 'last-event-id': first.place }), [missed]);
  });

  it('PLT-4 resumes automatically after a broker outage', async () => {
    const reader = await subscribe();
    const before = await publish();
    await arrival(reader, [before]);
    broker.cut();
    const meanwhile = await publish();
    expect((await ask('', await bearer())).status).toBe(503);
    broker.mend();
    await arrival(reader, [before, meanwhile]);
  });

  it('PLT-4 uses the same positions in every gateway', async () => {
    const other = await startGateway();
    const [one, two] = [await subscribe(), await subscribe('', {}, other)];
    const ids = [await publish(), await publish()];
    const places = await arrival(one, ids);
    expect(await arrival(two, ids)).toEqual(places);
    const behind = await subscribe('', { 'last-event-id': places[0]?.place ?? '' }, other);
    expect(await arrival(behind, ids.slice(1))).toEqual(places.slice(1));
    await other.stop();
    await eventually(async () => expect([two.hasEnded(), behind.hasEnded()]).toEqual([true, true]));
  });

  it('PLT-4 sends only the requested types, and names an unknown type in the error', async () => {
    const reader = await subscribe(`?types=${published.type},${submissionReceived.type}`);
    const ids = [
      await publish(),
      await publish(submissionReceived, { id: anId(), serviceInterest: 'other', status: 'new' }),
    ];
    const other = await publish(updated);
    const last = await publish();
    await arrival(reader, [...ids, last]);
    expect(arrived(reader, [other])).toEqual([]);
    const refused = await ask(`?types=${published.type},atelier.auth.session.opened.v1`, await bearer());
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'types', message: "'atelier.auth.session.opened.v1' is not a type of event in the stream" }],
      },
    });
  });

  it('PLT-4 rejects an invalid position and a position whose events are no longer kept', async () => {
    const headers = await bearer();
    const { place } = await subscribe();
    const life = place.split('-')[0];
    const refused = await ask('', { ...headers, 'last-event-id': randomUUID() });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'Last-Event-ID' }] } });
    for (const gone of [`${life}-999999999999`, 'abc-1']) {
      const { status, body } = await ask('', { ...headers, 'last-event-id': gone });
      expect([status, body.message]).toEqual([410, expect.stringContaining('no longer kept')]);
    }
  });

  it('AUTH-3 rejects requests without a token or without permission to read events', async () => {
    expect((await ask('', {})).status).toBe(401);
    expect((await ask('', await bearer({ permissions: { settings: { read: true } } }))).status).toBe(403);
    const head = await fetch(`${gateway.url}${PATH}`, { method: 'HEAD', headers: await bearer() });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'text/event-stream', '']);
  });

  it('AUTH-5 ends when its API key is deleted or its token expires', async () => {
    const key = `api-key-${randomUUID()}`;
    apiKeyToken = () => keys.tokenFor({ ...MAY, sub: key, sid: key });
    const ofKey = await readEvents(`${gateway.url}${PATH}`, { 'x-api-key': randomUUID() });
    const ofToken = await subscribe('', await bearer({}, new Date(Date.now() + 10_000)));
    const stays = await subscribe();
    expect([ofKey.status, ofToken.status]).toEqual([200, 200]);
    await publishEvent(anEvent(sessionRevoked, { sessionId: key, userId: key, reason: 'api_key_deleted' }));
    await eventually(async () => expect([ofKey.hasEnded(), ofToken.hasEnded()]).toEqual([true, true]));
    await arrival(stays, [await publish()]);
  });

  it('PLT-5 limits a subscriber to five streams at a time', async () => {
    const headers = await bearer();
    const open = [];
    for (let count = 0; count < 5; count += 1) open.push(await subscribe('', headers));
    const refused = await ask('', headers);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'At most 5 event streams at a time. Close one first.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    open[0]?.stop();
    await eventually(async () => expect((await subscribe('', headers)).status).toBe(200));
  });

  it('PLT-5 disconnects a subscriber that does not read, while another receives everything', async () => {
    const tooSlow = async () => {
      const figures = await (await fetch(`${gateway.url}/metrics`)).text();
      return Number(/^atelier_event_streams_too_slow_total\S* (\d+)/m.exec(figures)?.[1]);
    };
    const before = await tooSlow();
    const reader = await subscribe();
    const { hostname, port } = new URL(gateway.url);
    const slow = connect({ host: hostname, port: Number(port) });
    const closed = new Promise((resolve) => slow.on('error', () => undefined).once('close', resolve));
    const { authorization } = await bearer();
    // It has the beginning of its stream, and then takes nothing more.
    const begun = once(slow, 'readable');
    slow.write(`GET ${PATH} HTTP/1.1\r\nhost: studio.test\r\nauthorization: ${authorization}\r\n\r\n`);
    await begun;
    const ids: string[] = [];
    // More than the buffers of two sockets hold.
    for (let count = 0; count < 40; count += 1)
      ids.push(await publish(published, postData({ slug: `${count}-${'x'.repeat(500_000)}` })));
    await arrival(reader, ids);
    await eventually(async () => expect(await tooSlow()).toBe(before + 1));
    slow.resume();
    await closed;
    expect(reader.hasEnded()).toBe(false);
  });

  it('PLT-4 never includes personal data', async () => {
    const secret = `personal-${randomUUID()}`;
    const inside = anEvent(sessionRevoked, { sessionId: secret, userId: secret, reason: 'signed_out' });
    const reader = await subscribe();
    await publishEvent(inside, inside.id);
    const ids: string[] = [];
    for (const definition of EVENT_CATALOG.filter(({ type }) => PUBLIC_EVENT_TYPES.includes(type))) {
      const data = withSecret(definition, secret);
      ids.push(await publish(definition, { ...data, id: anId() }));
    }
    await arrival(reader, ids);
    expect(arrived(reader, [inside.id])).toEqual([]);
    expect(reader.text()).not.toContain(secret);
  });
});
