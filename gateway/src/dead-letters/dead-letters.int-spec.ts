import { randomUUID } from 'node:crypto';
import { type CloudEvent, changeRecorded, deadLetterKept, deadLetterList, projectUpdated } from '@atelier/contracts';
import { Inbox, type RunningService, serviceEnvironment, startService } from '@atelier/service-kit';
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
import { Controller, Module } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { start } from '../index.js';

const SUBJECT = `poisoned-${randomUUID()}`;

interface Probe {
  /** Part of the transaction, which may begin anew. */
  effect: () => void;
  /** Once what was done stands. */
  onApplied: () => void;
}

/** A real service with one consumer; what others publish is none of its business. */
const startConsumer = async (env: NodeJS.ProcessEnv, { effect, onApplied }: Probe): Promise<RunningService> => {
  @Controller()
  class ProjectsConsumer {
    constructor(private readonly inbox: Inbox) {}

    @EventPattern(projectUpdated.type)
    async onProjectUpdated(@Payload() event: CloudEvent) {
      if (event.subject !== SUBJECT) return;
      if ((await this.inbox.once(event, async () => effect())) === 'applied') onApplied();
    }
  }
  @Module({ controllers: [ProjectsConsumer] })
  class ConsumerModule {}
  const definition = { name: 'probe', summary: '', environment: serviceEnvironment, module: () => ConsumerModule };
  return startService(definition, env);
};

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
      [failing, healthy].map((probe, index) => startConsumer(environments[index] as NodeJS.ProcessEnv, probe)),
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

  it('PLT-6 shows staff the event that a service gave up, and replays it for that service alone', async () => {
    isPoisoned = true;
    applied = { failing: 0, healthy: 0 };
    const snapshot = {
      id: '0123456789abcdef01234567',
      slug: 'a-shop',
      title: 'A shop',
      summary: '',
      text: '',
      category: 'api',
      keywords: [],
      image: null,
      media: [],
      isPublic: true,
      publishedAt: null,
      updatedAt: '2026-01-06T09:00:00.000Z',
      version: 1,
    };
    const event = anEvent(projectUpdated, snapshot, { subject: SUBJECT });
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
    expect(await ours()).toBeUndefined();
    const consumer = environments[0]?.MONGODB_DATABASE ?? '';
    const [announced] = await publishedEvents(deadLetterKept.type, consumer);
    expect(announced?.data).toEqual({ consumer, type: projectUpdated.type, failures: 5 });
    expect((await call('POST', `/api/events/dead-letters/${letter.id}/replay`, { as: 'super_admin' })).status).toBe(
      404,
    );
  });

  it('PLT-6 gives up for good what staff delete, and shows text that is no event', async () => {
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
    expect(told?.data).toMatchObject({ action: 'given_up', resource: 'events', actor: { kind: 'staff' } });
    expect((await call('DELETE', path, { as: 'super_admin' })).status).toBe(404);
  });

  it.each([
    ['GET', '/api/events/dead-letters'],
    ['POST', '/api/events/dead-letters/1/replay'],
    ['DELETE', '/api/events/dead-letters/1'],
  ])('keeps %s %s from visitors and from staff without the right', async (method, path) => {
    expect((await call(method, path)).status).toBe(401);
    expect((await call(method, path, { as: 'editor' })).status).toBe(403);
  });

  it('refuses what is no page and no number', async () => {
    const page = await call('GET', '/api/events/dead-letters?page=0', { as: 'super_admin' });
    expect([page.status, page.body.errors?.[0]?.message]).toEqual([400, 'Page number must be greater than 0']);
    const unknown = await call('GET', '/api/events/dead-letters?all=1', { as: 'super_admin' });
    expect([unknown.status, unknown.body.errors?.[0]?.field]).toEqual([400, 'all']);
    expect((await call('DELETE', '/api/events/dead-letters/first', { as: 'super_admin' })).status).toBe(400);
  });
});
