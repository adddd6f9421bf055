import { apiAbout, databaseReport, health, performanceReport } from '@atelier/contracts';
import { type AnswerBody, eventually, type KeyServer, serviceClient, startKeyServer } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { startUpstream, type Upstream } from '../../test/upstream.js';
import { createGateway, start } from '../index.js';

const readiness = (name: string, connected: boolean) => ({
  status: connected ? 200 : 503,
  body: {
    status: connected ? 'ok' : 'unavailable',
    database: { connected, name, version: connected ? '8.0.4' : null },
    broker: { connected: true },
  },
});

describe('system API', () => {
  let keys: KeyServer;
  let content: Upstream;
  let gateway: Awaited<ReturnType<typeof start>>;
  let call: ReturnType<typeof serviceClient>;
  let isConnected = true;

  beforeAll(async () => {
    keys = await startKeyServer();
    content = await startUpstream(({ url }) =>
      url === '/health/ready'
        ? readiness('atelier_content', isConnected)
        : { body: { success: true, data: [1] }, headers: { 'cache-tag': 'projects' } },
    );
    gateway = await start(gatewayTestEnvironment(keys, { CONTENT_URL: content.url }));
    call = serviceClient(gateway.url, keys);
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([content.stop(), keys.stop()]);
  });

  it('API-SYS answers GET /api with the name, the version, and links to everything', async () => {
    const { status, body } = await call('GET', '/api');
    expect(status).toBe(200);
    expect(apiAbout.parse(body)).toMatchObject({
      name: 'Atelier API',
      version: '1',
      links: {
        openapi: '/api/openapi.json',
        docs: '/api/docs',
        asyncapi: '/api/asyncapi.json',
        health: '/api/health',
        blog: '/api/blog',
        contact: '/api/contact',
        search: '/api/search',
      },
    });
  });

  it('API-SYS reports which services do not answer, and repeats the database version as mysql_version', async () => {
    const { status, body } = await call('GET', '/api/health', { as: 'viewer' });
    expect(status).toBe(200);
    expect(health.parse(body)).toMatchObject({
      status: 'degraded',
      environment: 'production',
      database: { name: 'atelier', engine: 'mongodb', version: '8.0.4', mysql_version: '8.0.4', connected: true },
      services: { content: { status: 'ok', broker: 'connected' }, search: { status: 'unavailable' } },
    });
  });

  it('API-SYS hides the database version from visitors', async () => {
    const { body } = await call('GET', '/api/health');
    expect(health.parse(body).database).toEqual({
      name: 'atelier',
      engine: 'mongodb',
      version: null,
      mysql_version: null,
      connected: true,
    });
  });

  it('API-SYS tells visitors whether the databases are reachable, and shows staff each database', async () => {
    const visitors = await call('GET', '/api/db-test');
    expect([visitors.status, visitors.body]).toEqual([
      200,
      { success: true, message: 'Database connection successful', data: { connected: true } },
    ]);
    const { body } = await call('GET', '/api/db-test', { as: 'viewer' });
    const databases = databaseReport.parse(body).data.databases;
    expect(databases).toHaveLength(9);
    expect(databases?.[0]).toEqual({
      service: 'content',
      name: 'atelier_content',
      version: '8.0.4',
      connected: true,
      responseTimeMs: expect.any(Number),
    });
  });

  it('API-SYS answers 503 if a database cannot be reached', async () => {
    isConnected = false;
    const { status, body } = await call('GET', '/api/db-test');
    isConnected = true;
    expect([status, body.success, body.message]).toEqual([503, false, 'Database connection failed']);
  });

  it('API-SYS shows visitors only the process status, and shows staff the performance figures', async () => {
    await call('GET', '/api/projects');
    await call('GET', '/api/projects');
    await call('GET', '/api/contact');
    const visitors = await call('GET', '/api/performance');
    expect(Object.keys(visitors.body).sort()).toEqual(['status', 'success']);
    const { body } = await call('GET', '/api/performance', { as: 'viewer' });
    const { data } = performanceReport.parse(body);
    expect(data?.memory.rssBytes).toBeGreaterThan(1_000_000);
    expect((data?.cache.hits ?? 0) + (data?.cache.misses ?? 0)).toBe(2);
    expect(data?.requests['5xx']).toBeGreaterThan(0);
    expect(data?.routes.find(({ route }) => route === 'GET /projects')).toMatchObject({ count: 2 });
    expect(data?.routes.find(({ route }) => route === 'GET /contact')).toMatchObject({ count: 1 });
  });

  it('serves the API documents', async () => {
    expect(((await call('GET', '/api/openapi.json')).body as unknown as { openapi: string }).openapi).toMatch(/^3\.1/);
  });

  it('serves in-process callers from the cache, without a socket and without a limit', async () => {
    const composed = await createGateway(
      gatewayTestEnvironment(keys, { CONTENT_URL: content.url, RATE_LIMITS: 'public=1/1m' }),
    );
    await composed.call('/api/projects?page=2');
    // What other tests publish may make it old: then it is asked for again.
    const kept = await eventually(async () => {
      const answer = await composed.call('/api/projects?page=2');
      expect([answer.status, answer.headers['x-cache']]).toEqual([200, 'hit']);
      return answer;
    });
    expect((JSON.parse(kept.body) as AnswerBody).success).toBe(true);
    const own = await composed.call('/api/projects?page=2', { headers: await keys.headersFor('viewer') });
    expect([own.status, own.headers['x-cache']]).toEqual([200, undefined]);
    expect((await composed.call('/api/contact')).status).toBe(503);
    await composed.stop();
  });
});
