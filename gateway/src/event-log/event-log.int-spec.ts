import { randomBytes, randomUUID } from 'node:crypto';
import {
  type EventDetail,
  type EventLog,
  type EventOverview,
  eventDetailAnswer,
  eventLog,
  eventOverviewAnswer,
  projectUpdated,
  publishReceipt,
} from '@atelier/contracts';
import {
  Broker,
  findStream,
  Outbox,
  PUBLIC_STREAM,
  RECEIPTS,
  type RunningService,
  runInContext,
  Transactions,
} from '@atelier/service-kit';
import {
  dropDatabase,
  eventually,
  type KeyServer,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { setClock } from '@atelier/test-kit/clock';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DiscardPolicy } from '@nats-io/jetstream';
import { aSnapshot } from '../../test/cache-under-test.js';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { startProbe } from '../../test/probe-service.js';
import { start } from '../index.js';

const SUBJECT = `explored-${randomUUID()}`;
const REQUEST_ID = randomUUID();
const TRACE_ID = randomBytes(16).toString('hex');
const COUNT = 3;

describe('event explorer', () => {
  let keys: KeyServer;
  let gateway: Awaited<ReturnType<typeof start>>;
  let call: ReturnType<typeof serviceClient>;
  let services: RunningService[];
  let consumers: { healthy: string; failing: string };
  let startedAt: string;

  const search = async (query: string): Promise<EventLog> => {
    const { status, body } = await call('GET', `/api/events/log?${query}`, { as: 'super_admin' });
    expect([status, body.errors]).toEqual([200, undefined]);
    return eventLog.parse(body);
  };
  const detail = async (sequence: number): Promise<EventDetail> => {
    const { body } = await call('GET', `/api/events/log/${sequence}`, { as: 'super_admin' });
    return eventDetailAnswer.parse(body).data;
  };
  const newest = async (): Promise<EventDetail> => {
    const [event] = (await search(`subject=${SUBJECT}&limit=1`)).data;
    return detail(event?.sequence ?? 0);
  };
  const effectIn = ({ effects }: EventDetail, consumer: string) => effects.find((one) => one.consumer === consumer);

  /** As a request to the service would write them. */
  const write = async ({ application }: RunningService) => {
    const traceparent = `00-${TRACE_ID}-${randomBytes(8).toString('hex')}-01`;
    for (let written = 0; written < COUNT; written += 1)
      await runInContext({ requestId: REQUEST_ID, traceparent }, () =>
        application.get(Transactions).run(() => application.get(Outbox).add(projectUpdated, SUBJECT, aSnapshot())),
      );
  };

  const overview = async (): Promise<EventOverview> => {
    const { body } = await call('GET', '/api/events/overview', { as: 'super_admin' });
    return eventOverviewAnswer.parse(body).data;
  };

  /** As the webhooks service does; its own tests may delete the stream at any time. */
  const createPublicStream = async () => {
    const manager = await (services[0] as RunningService).application.get(Broker).manager();
    if ((await findStream(manager, PUBLIC_STREAM)) !== undefined) return;
    const limits = { max_bytes: 1024 * 1024, discard: DiscardPolicy.Old };
    await manager.streams.add({ name: PUBLIC_STREAM, subjects: ['public.>'], ...limits });
  };

  beforeAll(async () => {
    startedAt = new Date().toISOString();
    keys = await startKeyServer();
    const [healthy, failing] = ['healthy', 'failing'].map((name) => serviceTestEnvironment(name, keys.jwksUrl)) as [
      ReturnType<typeof serviceTestEnvironment>,
      ReturnType<typeof serviceTestEnvironment>,
    ];
    consumers = { healthy: healthy.MONGODB_DATABASE, failing: failing.MONGODB_DATABASE };
    const fail = () => {
      throw new Error('cannot be understood');
    };
    services = await Promise.all([
      startProbe(healthy, SUBJECT, { effect: () => undefined, onApplied: () => undefined }),
      startProbe(failing, SUBJECT, { effect: fail, onApplied: () => undefined }),
    ]);
    const [first] = services;
    gateway = await start(gatewayTestEnvironment(keys));
    call = serviceClient(gateway.url, keys);
    await write(first as RunningService);
    await eventually(async () => expect((await search(`subject=${SUBJECT}`)).data).toHaveLength(COUNT));
  });
  afterAll(async () => {
    await Promise.all([gateway.stop(), ...services.map((service) => service.stop())]);
    await keys.stop();
    for (const consumer of Object.values(consumers)) await dropDatabase(consumer);
  });

  it('PLT-4 finds events by item, type, trace, and request, latest first', async () => {
    const queries = [
      `subject=${SUBJECT}`,
      `subject=${SUBJECT}&type=${projectUpdated.type}`,
      `trace=${TRACE_ID}`,
      `trace=${REQUEST_ID}`,
      `trace=${REQUEST_ID}&from=${startedAt}`,
    ];
    for (const query of queries) {
      const { data, before } = await search(query);
      expect([query, data.length, before]).toEqual([query, COUNT, null]);
      const sequences = data.map(({ sequence }) => sequence);
      expect(sequences).toEqual(sequences.toSorted((one, other) => other - one));
      expect(data[0]).toMatchObject({ subject: SUBJECT, owner: 'probe', traceId: TRACE_ID, requestId: REQUEST_ID });
    }
    const [event] = (await search(`subject=${SUBJECT}`)).data;
    expect((await search(`trace=${event?.id}`)).data).toEqual([event]);
    const { data } = await detail(event?.sequence ?? 0);
    expect((await search(`subject=${data.id}`)).data).toEqual([event]);
    expect((await search(`trace=${randomUUID()}&from=${startedAt}`)).data).toEqual([]);
    expect((await search(`subject=${SUBJECT}&type=atelier.content.post.updated.v1`)).data).toEqual([]);
  });

  it('PLT-4 searches a period, and continues from where the previous page ended', async () => {
    expect((await search(`subject=${SUBJECT}&to=${startedAt}`)).data).toEqual([]);
    const all = (await search(`subject=${SUBJECT}`)).data;
    const first = await search(`subject=${SUBJECT}&limit=2`);
    const rest = await search(`subject=${SUBJECT}&before=${first.before}`);
    expect([...first.data, ...rest.data]).toEqual(all);
  });

  it('PLT-4 shows an event from its creation to its effect in each service', async () => {
    await eventually(async () => expect(effectIn(await newest(), consumers.healthy)?.state).toBe('applied'));
    const event = await newest();
    expect(event.type).toBe(projectUpdated.type);
    expect(Date.parse(event.sentAt ?? '')).toBeGreaterThanOrEqual(Date.parse(event.time));
    expect(Date.parse(event.storedAt)).toBeGreaterThanOrEqual(Date.parse(event.time));
    const effect = effectIn(event, consumers.healthy);
    expect(effect).toMatchObject({ handler: '', state: 'applied', deliveries: 1, deadLetter: null, error: null });
    expect(effect?.latencyMs).toBe(Date.parse(effect?.at ?? '') - Date.parse(event.time));
    expect(effectIn(event, 'gateway')).toMatchObject({ handler: 'cache', state: 'applied' });
  });

  it('PLT-6 shows where an event failed, how many times it was tried, and its dead letter', async () => {
    await eventually(async () => expect(effectIn(await newest(), consumers.failing)?.state).toBe('given_up'));
    const effect = effectIn(await newest(), consumers.failing);
    expect(effect).toMatchObject({ deliveries: 5, error: 'cannot be understood' });
    const letters = `/api/events/dead-letters?consumer=${consumers.failing}`;
    const { body } = await call('GET', letters, { as: 'super_admin' });
    const letter = (body.data as unknown as { id: string; event: number }[]).find(
      ({ id }) => id === effect?.deadLetter,
    );
    expect(letter?.event).toBe((await newest()).sequence);
  });

  it('PLT-4 shows the identifiers and states of an event, and names the fields that it omits', async () => {
    const { data, hiddenFields } = await newest();
    expect(data).toMatchObject({ category: 'e_commerce', isPublic: true, version: 1 });
    expect(hiddenFields).toEqual(expect.arrayContaining(['title', 'summary', 'text']));
    expect(JSON.stringify(data)).not.toContain('A shop');
  });

  it('PLT-4 shows how full each stream is, and which ones drop their oldest entries', async () => {
    await eventually(async () => {
      await createPublicStream();
      const { streams } = await overview();
      expect(streams).toMatchObject([
        { name: 'ATELIER_EVENTS', dropsOldest: false, maxAgeDays: 90 },
        { name: 'ATELIER_DEAD_LETTERS', dropsOldest: false, maxAgeDays: 90 },
        { name: 'ATELIER_PUBLIC', dropsOldest: true },
        { name: 'ATELIER_LIMITS', dropsOldest: true, maxAgeDays: 1 },
      ]);
      for (const { bytes, maxBytes, percentFull } of streams)
        expect(percentFull).toBeCloseTo((bytes / maxBytes) * 100, 0);
    });
  });

  it('PLT-4 shows how far behind each consumer is', async () => {
    const { consumers: listed, rates, types } = await overview();
    const failing = listed.find(({ name }) => name === consumers.failing);
    expect(failing).toMatchObject({ pending: 0, redelivered: 0, deadLetters: COUNT, types: [projectUpdated.type] });
    expect(listed.find(({ name }) => name === consumers.healthy)).toMatchObject({ pending: 0, deadLetters: 0 });
    expect(rates.hour).toBeGreaterThanOrEqual(COUNT);
    expect(rates.day).toBeGreaterThanOrEqual(rates.hour);
    expect(types.find(({ type }) => type === projectUpdated.type)?.messages).toBeGreaterThanOrEqual(COUNT);
  });

  it('PLT-4 answers content with the receipt of an event, once for all gateways, and completes it after 36 hours', async () => {
    const another = await start(gatewayTestEnvironment(keys));
    const { id, type, time: at, sequence } = await newest();
    const broker = (services[0] as RunningService).application.get(Broker);
    const ask = () => broker.ask(RECEIPTS, JSON.stringify({ id, type, at }), { firstMs: 10_000, nextMs: 1000 });
    try {
      const answers = await ask();
      expect(answers).toMatchObject([{ sequence, publishedAt: at, isComplete: false }]);
      expect(publishReceipt.parse(answers[0]).steps.find(({ name }) => name === 'cache')?.state).toBe('applied');
      setClock(Date.parse(at) + 37 * 60 * 60_000);
      // Gateways of other tests, whose clock is right, may answer too.
      await eventually(async () => {
        expect(await ask()).toMatchObject([{ sequence, isComplete: true }]);
        expect(await broker.ask(RECEIPTS, JSON.stringify({ id: 'gone', type, at }))).toEqual([null]);
      });
    } finally {
      jest.useRealTimers();
      await another.stop();
    }
  });

  it('PLT-4 reports the effect as unknown if a service does not answer', async () => {
    await services[0]?.stop();
    expect(effectIn(await newest(), consumers.healthy)?.state).toBe('unknown');
  });

  it.each(['/api/events/overview', '/api/events/log', '/api/events/log/1'])(
    'AUTH-3 denies %s to visitors and to staff without the permission',
    async (path) => {
      expect((await call('GET', path)).status).toBe(401);
      expect((await call('GET', path, { as: 'editor' })).status).toBe(403);
    },
  );

  it('rejects invalid numbers, types, and identifiers, and returns 404 for a future event', async () => {
    const getStatus = async (path: string) => (await call('GET', path, { as: 'super_admin' })).status;
    expect(await getStatus('/api/events/log/first')).toBe(400);
    expect(await getStatus('/api/events/log/99999999999')).toBe(404);
    expect(await getStatus('/api/events/log?type=*')).toBe(400);
    expect(await getStatus('/api/events/log?trace=%24where%20x')).toBe(400);
    expect(await getStatus('/api/events/log?before=none')).toBe(400);
  });
});
