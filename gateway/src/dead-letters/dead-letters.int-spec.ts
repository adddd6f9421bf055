import { randomUUID } from 'node:crypto';
import { changeRecorded, deadLetterKept, deadLetterList, projectUpdated } from '@atelier/contracts';
import type { RunningService } from '@atelier/service-kit';
import {
  anEvent,
  dropDatabase,
  eventually,
  type KeyServer,
  publishEvent,
  publishedEvents,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aSnapshot } from '../../test/cache-under-test.js';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { type Probe, startProbe } from '../../test/probe-service.js';
import { start } from '../index.js';

const SUBJECT = `poisoned-${randomUUID()}`;

describe('dead letters', () => {
  let keys: KeyServer;
  let gateway: Awaited<ReturnType<typeof start>>;
  let call: ReturnType<typeof serviceClient>;
  let environments: ReturnType<typeof serviceTestEnvironment>[];
  let services: RunningService[];
  let isPoisoned: boolean;
  let applied: { failing: number; healthy: number };

  beforeAll(async () => {
    keys = await startKeyServer();
    environments = ['failing', 'healthy'].map((name) => serviceTestEnvironment(name, keys.jwksUrl));
    const failing: Probe = {
      effect: () => {
        if (isPoisoned) throw new Error('cannot be understood yet');
      },
      onApplied: () => {
        applied.failing += 1;
      },
    };
    const healthy: Probe = {
      effect: () => undefined,
      onApplied: () => {
        applied.healthy += 1;
      },
    };
    services = await Promise.all(
      [failing, healthy].map((probe, index) => startProbe(environments[index] as NodeJS.ProcessEnv, SUBJECT, probe)),
    );
    gateway = await start(gatewayTestEnvironment(keys));
    call = serviceClient(gateway.url, keys);
  });
  afterAll(async () => {
    await Promise.all([gateway.stop(), ...services.map((service) => service.stop())]);
    await keys.stop();
    for (const { MONGODB_DATABASE } of environments) await dropDatabase(MONGODB_DATABASE);
  });

  /** Newest first, so what this test caused is on the first page. */
  const ours = async () => {
    const { body } = await call('GET', '/api/events/dead-letters?limit=100', { as: 'super_admin' });
    return deadLetterList.parse(body).data.find(({ consumer }) => consumer === environments[0]?.MONGODB_DATABASE);
  };

  it('PLT-6 are shown to staff, and replayed only to the service that gave up', async () => {
    isPoisoned = true;
    applied = { failing: 0, healthy: 0 };
    const event = anEvent(projectUpdated, aSnapshot(), { subject: SUBJECT });
    await publishEvent(event, event.id);
    const letter = await eventually(async () => {
      const found = await ours();
      if (found === undefined) throw new Error('The event is not given up yet.');
      return found;
    });
    expect(letter).toMatchObject({
      type: projectUpdated.type,
      subject: SUBJECT,
      error: 'cannot be understood yet',
      failures: 5,
      payload: event,
    });

    isPoisoned = false;
    const replayed = await call('POST', `/api/events/dead-letters/${letter.id}/replay`, { as: 'super_admin' });
    expect([replayed.status, replayed.body.message]).toEqual([200, 'Event published again']);
    await eventually(async () => expect(applied.failing).toBe(1));
    expect(applied.healthy).toBe(1);
    const [entry] = await publishedEvents(changeRecorded.type, letter.id);
    expect(entry?.data).toMatchObject({ action: 'replayed', resource: 'events', actor: { kind: 'staff' } });
    expect(await ours()).toBeUndefined();
    const consumer = environments[0]?.MONGODB_DATABASE ?? '';
    const [announced] = await publishedEvents(deadLetterKept.type, consumer);
    expect(announced?.data).toEqual({ consumer, type: projectUpdated.type, failures: 5 });
    expect((await call('POST', `/api/events/dead-letters/${letter.id}/replay`, { as: 'super_admin' })).status).toBe(
      404,
    );
  });

  it('PLT-6 are removed permanently when staff delete them, and are shown even if they contain no event', async () => {
    const consumer = `test_probe_${randomUUID().slice(0, 8)}`;
    await publishEvent({ ...anEvent(projectUpdated, {} as never), type: `dead-letter.${consumer}.atelier.a.b.c.v1` });
    const list = async () => {
      const { body } = await call('GET', '/api/events/dead-letters?limit=100', { as: 'super_admin' });
      return deadLetterList.parse(body).data.find((letter) => letter.consumer === consumer);
    };
    const letter = await list();
    expect(letter).toMatchObject({ type: 'atelier.a.b.c.v1', subject: null, failures: 0 });
    const path = `/api/events/dead-letters/${letter?.id}`;
    expect((await call('DELETE', path, { as: 'super_admin' })).body.message).toBe('Dead letter deleted');
    expect(await list()).toBeUndefined();
    const [told] = await publishedEvents(changeRecorded.type, letter?.id ?? '');
    expect(told?.data).toMatchObject({
      action: 'given_up',
      resource: 'events',
      note: `of ${consumer}: No reason given`,
    });
    expect((await call('DELETE', path, { as: 'super_admin' })).status).toBe(404);
  });

  describe('bulk actions', () => {
    const consumer = `test_several_${randomUUID().slice(0, 8)}`;
    const type = 'atelier.a.b.c.v1';
    const otherType = 'atelier.a.b.d.v1';
    const list = async (filter: string) => {
      const { body } = await call('GET', `/api/events/dead-letters?${filter}`, { as: 'super_admin' });
      return deadLetterList.parse(body);
    };
    const post = (action: string, body: object) =>
      call('POST', `/api/events/dead-letters/${action}`, { as: 'super_admin', body });

    beforeAll(async () => {
      for (const kind of [type, otherType, type])
        await publishEvent({ ...anEvent(projectUpdated, {} as never), type: `dead-letter.${consumer}.${kind}` });
    });

    it('PLT-6 list dead letters by consumer and type, page by page', async () => {
      const { total, data, pagination } = await list(`consumer=${consumer}&limit=2`);
      expect([total, data.map((letter) => letter.type), pagination.totalPages]).toEqual([3, [type, otherType], 2]);
      const ofType = await list(`consumer=${consumer}&type=${type}&limit=1&page=2`);
      expect([ofType.total, ofType.data.length]).toEqual([2, 1]);
      expect((await list(`consumer=nobody&type=${type}`)).total).toBe(0);
    });

    it('PLT-6 replay by filter, oldest first', async () => {
      const letters = (await list(`consumer=${consumer}&type=${type}`)).data;
      const { status, body } = await post('replay', { consumer, type });
      expect([status, body.message, body.count, body.left]).toEqual([200, '2 events published again', 2, 0]);
      expect((await list(`consumer=${consumer}`)).data.map((letter) => letter.type)).toEqual([otherType]);
      for (const { id } of letters) expect(await publishedEvents(changeRecorded.type, id)).toHaveLength(1);
    });

    it('PLT-6 discard with a reason, which the audit trail records', async () => {
      const [letter] = (await list(`consumer=${consumer}`)).data;
      const id = letter?.id ?? '';
      expect((await post('discard', { ids: [id] })).body.errors?.[0]).toMatchObject({ field: 'reason' });
      expect((await post('discard', { ids: [id], consumer: 'nobody', reason: 'x' })).body.count).toBe(0);
      const { body } = await post('discard', { ids: [id], reason: 'The shop was closed.' });
      expect([body.message, body.count]).toEqual(['1 event discarded', 1]);
      expect((await list(`consumer=${consumer}`)).total).toBe(0);
      const [told] = await publishedEvents(changeRecorded.type, id);
      expect(told?.data).toMatchObject({ action: 'given_up', note: `of ${consumer}: The shop was closed.` });
    });

    it('PLT-6 are settled without a failure by two people at once', async () => {
      for (const kind of [type, type, type])
        await publishEvent({ ...anEvent(projectUpdated, {} as never), type: `dead-letter.${consumer}.${kind}` });
      const answers = await Promise.all([
        post('replay', { consumer }),
        post('replay', { consumer }),
        post('discard', { consumer, reason: 'The shop was closed.' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await list(`consumer=${consumer}`)).total).toBe(0);
    });

    it('PLT-6 reject a replay or discard without a filter', async () => {
      expect((await post('replay', {})).status).toBe(400);
      expect((await post('discard', { reason: 'All of them.' })).status).toBe(400);
    });
  });

  it.each([
    ['GET', '/api/events/dead-letters'],
    ['POST', '/api/events/dead-letters/replay'],
    ['POST', '/api/events/dead-letters/discard'],
    ['POST', '/api/events/dead-letters/1/replay'],
    ['DELETE', '/api/events/dead-letters/1'],
  ])('deny %s %s to visitors and to staff without the permission', async (method, path) => {
    expect((await call(method, path)).status).toBe(401);
    expect((await call(method, path, { as: 'editor' })).status).toBe(403);
  });

  it('reject an invalid page, an unknown parameter, and an ID that is not a number', async () => {
    const page = await call('GET', '/api/events/dead-letters?page=0', { as: 'super_admin' });
    expect([page.status, page.body.errors?.[0]?.message]).toEqual([400, 'Page number must be greater than 0']);
    const unknown = await call('GET', '/api/events/dead-letters?all=1', { as: 'super_admin' });
    expect([unknown.status, unknown.body.errors?.[0]?.field]).toEqual([400, 'all']);
    expect((await call('DELETE', '/api/events/dead-letters/first', { as: 'super_admin' })).status).toBe(400);
  });
});
