import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionRevoked } from '@atelier/contracts';
import { anEvent, eventually, type KeyServer, publishEvent, startKeyServer } from '@atelier/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayTestEnvironment } from '../test/gateway-environment.js';
import { startUpstream, type Upstream } from '../test/upstream.js';
import { start } from './index.js';

const JSON_BODY = { 'content-type': 'application/json' };
/** Longer than a first attempt takes, shorter than the pauses between all of them. */
const REFUSING_MS = 400;

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

describe('gateway', () => {
  let keys: KeyServer;
  let content: Upstream;
  let auth: Upstream;
  let gateway: Awaited<ReturnType<typeof start>>;

  const gatewayEnvironment = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv =>
    gatewayTestEnvironment(keys, { CONTENT_URL: content.url, AUTH_URL: auth.url, ...extra });

  beforeAll(async () => {
    keys = await startKeyServer();
    content = await startUpstream(() => ({ status: 200, body: { success: true } }));
    auth = await startUpstream((request) =>
      request.headers['x-api-key'] === 'right'
        ? { status: 201, body: { success: true, data: { token: apiKeyToken, expiresInSeconds: 900 } } }
        : { status: 401, body: { success: false } },
    );
    apiKeyToken = await keys.tokenFor({ role: 'viewer', sid: 'api-key' });
    gateway = await start(gatewayEnvironment());
  });
  let apiKeyToken = '';

  beforeEach(() => {
    content.requests.length = 0;
    auth.requests.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await keys.stop();
    await Promise.all([content.stop(), auth.stop()]);
  });

  const ask = async (path: string, init: RequestInit = {}, base = gateway.url) => {
    const response = await fetch(`${base}${path}`, init);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    };
  };

  it('forwards a call with its request ID, a trace, and the caller’s address, and streams the body', async () => {
    const answer = await ask('/api/blog?page=2', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'mine-1' },
      body: '{"a":1}',
    });
    expect(answer.headers.get('x-request-id')).toBe('mine-1');
    expect(content.requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/blog?page=2',
        body: '{"a":1}',
        headers: expect.objectContaining({
          'x-request-id': 'mine-1',
          'x-forwarded-for': '127.0.0.1',
          traceparent: expect.stringMatching(/^00-/),
        }),
      }),
    ]);
  });

  it('ignores X-Forwarded-For from an untrusted client', async () => {
    await ask('/api/blog', { method: 'POST', headers: { 'x-forwarded-for': '1.2.3.4' } });
    expect(content.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.each(['/api/nobody', '/api//blog', '/api/blog//stats', '/api/blog%2f..%2fauth', '/api/%62log//x', '/nowhere'])(
    'answers 404 in the error format for %s without calling a service',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        success: false,
        message: 'Resource not found.',
        error: 'Not Found',
        requestId: expect.any(String),
      });
      expect(content.requests).toEqual([]);
    },
  );

  it('PLT-5 answers 414 and names the limit if an address is too long, without calling a service', async () => {
    const { status, body } = await ask(`/api/blog?search=${'x'.repeat(8192)}`);
    expect(status).toBe(414);
    expect(body).toMatchObject({
      success: false,
      message: 'The address must be at most 8192 characters.',
      error: 'URI Too Long',
      requestId: expect.any(String),
    });
    expect(content.requests).toEqual([]);
  });

  it('AUTH-4 rejects a malformed, foreign, or expired token before it reaches a service', async () => {
    const stranger = await startKeyServer();
    const tokens = [
      'not-a-token',
      await stranger.tokenFor({ role: 'super_admin' }),
      await keys.tokenFor({ role: 'editor' }, '-1m'),
    ];
    for (const token of tokens) {
      const { status, body } = await ask('/api/blog', { headers: { authorization: `Bearer ${token}` } });
      expect([status, body.message]).toEqual([401, 'Session expired. Please login again.']);
    }
    expect(content.requests).toEqual([]);
    await stranger.stop();
  });

  it('AUTH-5 rejects a token whose session was revoked, although it has not expired', async () => {
    const sid = `session-${Date.now()}`;
    const headers = { authorization: `Bearer ${await keys.tokenFor({ role: 'editor', sid })}` };
    expect((await ask('/api/blog', { headers })).status).toBe(200);
    await publishEvent(anEvent(sessionRevoked, { sessionId: sid, userId: 'u', reason: 'signed_out' }));
    await eventually(async () => expect((await ask('/api/blog', { headers })).status).toBe(401));
  });

  it('accepts an API key instead of a token, and never forwards the key', async () => {
    expect((await ask('/api/blog', { headers: { 'x-api-key': 'right' } })).status).toBe(200);
    expect(content.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${apiKeyToken}` });
    expect(content.requests[0]?.headers['x-api-key']).toBeUndefined();
    expect((await ask('/api/blog', { headers: { 'x-api-key': 'wrong' } })).status).toBe(401);
  });

  it('forwards every query as it is, although it is no text or looks like a path', async () => {
    const headers = { 'x-api-key': 'right' };
    const statuses = [
      await ask('/api/blog?search=%ff', { headers }),
      await ask('/api/blog?search=a/../b', { headers }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    expect(content.requests.map(({ url }) => url)).toEqual(['/blog?search=%ff', '/blog?search=a/../b']);
  });

  it('PLT-3 answers 503 to an API key while its service cannot check keys', async () => {
    const { answer } = auth;
    auth.answer = () => ({ status: 503, body: { success: false } });
    const { status, body } = await ask('/api/blog', { headers: { 'x-api-key': 'another' } });
    auth.answer = answer;
    expect([status, body.message]).toEqual([503, 'API keys cannot be checked right now. Please try again.']);
  });

  it.each([
    ['a visitor', 64 * 1024, {}],
    ['staff', 1024 * 1024, { 'x-api-key': 'right' }],
  ])(
    'PLT-5 answers 413 if %s sends more than %i bytes, without forwarding the body',
    async (_who, maxBytes, headers) => {
      const post = (bytes: number) =>
        ask('/api/blog', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: 'x'.repeat(bytes),
        });
      const { status, body } = await post(maxBytes + 1);
      expect([status, body.message]).toEqual([413, 'The request body is too large.']);
      expect(content.requests).toEqual([]);
      expect((await post(maxBytes)).status).toBe(200);
    },
  );

  it('CHR-7 answers 503 in the error format if a service is down', async () => {
    const { status, headers, body } = await ask('/api/contact', { method: 'POST', headers: JSON_BODY, body: '{}' });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect((await ask('/api/search?q=away')).headers.get('retry-after')).toBe('5');
    expect(body).toMatchObject({ success: false, error: 'Service Unavailable', requestId: expect.any(String) });
  });

  it('PLT-5 retries a read once while a service restarts, and never retries a write', async () => {
    const attempted = new Set<string>();
    const service = createServer(({ method, url, socket }, response) => {
      const call = `${method} ${url}`;
      if (attempted.has(call)) {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":[]}');
        return;
      }
      attempted.add(call);
      socket.destroy();
    });
    const port = await listen(service);
    const editor = await keys.headersFor('editor');
    const behind = await start(gatewayEnvironment({ CONTENT_URL: `http://127.0.0.1:${port}` }));
    const reading = ask('/api/blog?search=restart', {}, behind.url);
    const forStaff = ask('/api/blog?status=all', { headers: editor }, behind.url);
    const writing = ask('/api/blog', { method: 'POST' }, behind.url);
    expect([(await reading).status, (await forStaff).status, (await writing).status]).toEqual([200, 200, 503]);
    service.close();
    await behind.stop();
  });

  it('PLT-5 retries a write if the service refused the connection, because it has not seen the request', async () => {
    const service = createServer((request, response) => {
      request.resume();
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"success":true}');
    });
    const port = await listen(service);
    await new Promise((resolve) => service.close(resolve));
    const behind = await start(gatewayEnvironment({ CONTENT_URL: `http://127.0.0.1:${port}` }));
    const refused = new Promise((resolve) => setTimeout(resolve, REFUSING_MS));
    const writing = ask('/api/blog', { method: 'POST', headers: JSON_BODY, body: '{}' }, behind.url);
    await refused;
    await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
    expect((await writing).status).toBe(201);
    await new Promise((resolve) => service.close(resolve));
    await behind.stop();
  });

  it('CHR-7 answers 429 with the wait time if an address sends too many requests', async () => {
    const limited = await start(gatewayEnvironment({ RATE_LIMITS: 'contact=1/1m' }));
    const send = () => ask('/api/contact', { method: 'POST' }, limited.url);
    await send();
    const { status, headers, body } = await send();
    expect([status, body.message]).toEqual([429, 'Too many requests. Please try again later.']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/blog', {}, limited.url)).status).toBe(200);
    await limited.stop();
  });

  it('denies other origins and answers with security headers', async () => {
    const { headers } = await ask('/api/blog', { headers: { origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('http://studio.test');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('lists missing variables at startup', async () => {
    await expect(start({})).rejects.toThrow(/NATS_URL: required, a NATS address/);
  });
});
