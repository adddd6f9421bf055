import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eventually, type KeyServer, startKeyServer } from '@atelier/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayTestEnvironment } from '../test/gateway-environment.js';
import { startUpstream, type Upstream } from '../test/upstream.js';
import { start } from './index.js';

type Running = Awaited<ReturnType<typeof start>>;

const JSON_BODY = { 'content-type': 'application/json' };

/** Sends bytes as they are, which fetch would put in order. */
const sendRaw = async (url: string, head: string): Promise<string> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\nhost: studio.test\r\nconnection: close\r\n\r\n`);
  return Buffer.concat(await socket.toArray()).toString('utf8');
};

/** Counters outlive a test, so each test has visitors of its own. */
const aVisitor = (): string => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

/** A sender who begins a body of a thousand bytes and sends one of them. */
const trickle = async (url: string, path: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: studio.test\r\ncontent-type: application/json\r\n`);
  socket.write('content-length: 1000\r\n\r\n{');
  return socket;
};

describe('gateway under attack', () => {
  let keys: KeyServer;
  let auth: Upstream;
  let media: Upstream;
  let gateways: Running[];

  const startGateway = async (extra: NodeJS.ProcessEnv = {}): Promise<Running> => {
    const urls = { AUTH_URL: auth.url, CONTACTS_URL: auth.url, MEDIA_URL: media.url };
    const gateway = await start(gatewayTestEnvironment(keys, { ...urls, ...extra }));
    gateways.push(gateway);
    return gateway;
  };

  beforeAll(async () => {
    keys = await startKeyServer();
    auth = await startUpstream(() => ({ status: 200 }));
    media = await startUpstream(() => ({ status: 200 }));
  });
  beforeEach(() => {
    gateways = [];
    auth.requests.length = 0;
    media.requests.length = 0;
  });
  afterEach(() => Promise.all(gateways.map((gateway) => gateway.stop())));
  afterAll(() => Promise.all([keys.stop(), auth.stop(), media.stop()]));

  it.each([
    ['an encoded letter', '/api/auth/%6cogin'],
    ['an encoded letter at the end', '/api/auth/forgot-passwor%64'],
    ['a fragment', '/api/auth/login#x'],
    ['an empty segment', '/api//auth/login'],
    ['a step up', '/api/x/../auth/login'],
    ['a broken encoding', '/api/auth/%'],
    ['nothing but slashes', '//'],
  ])('AUTH-1 answers 404 for an address with %s, so the address cannot bypass a limit', async (_what, path) => {
    const { url } = await startGateway();
    expect(await sendRaw(url, `POST ${path} HTTP/1.1\r\ncontent-length: 0`)).toMatch(/^HTTP\/1\.1 404 /);
    expect(auth.requests).toEqual([]);
  });

  it('AUTH-1 counts a call against its limit, whatever follows its path', async () => {
    const { url } = await startGateway({ TRUSTED_PROXY_HOPS: '1', RATE_LIMITS: 'login=2/1h' });
    const headers = { ...JSON_BODY, 'x-forwarded-for': aVisitor() };
    const statuses = [];
    for (const path of ['/login', '/login/', '/login?x=1', '/login?x=2', '/forgot-password'])
      statuses.push((await fetch(`${url}/api/auth${path}`, { method: 'POST', headers, body: '{}' })).status);
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
  });

  it('AUTH-1 allows as many requests through two replicas as through one', async () => {
    const limited = { TRUSTED_PROXY_HOPS: '1', RATE_LIMITS: 'contact=5/1h' };
    const replicas = [await startGateway(limited), await startGateway(limited)];
    // Until both replicas reach the broker they count alone.
    await eventually(async () => {
      const headers = { ...JSON_BODY, 'x-forwarded-for': aVisitor() };
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) =>
          fetch(`${replicas[at % 2]?.url}/api/contact`, { method: 'POST', headers, body: '{}' }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    });
  });

  it('CON-5 answers small calls while eighty clients trickle their bodies', async () => {
    const { url } = await startGateway();
    const senders = await Promise.all(Array.from({ length: 80 }, () => trickle(url, '/api/auth/login')));
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: JSON_BODY, body: '{}' });
    expect(answer.status).toBe(200);
    expect(auth.requests).toHaveLength(1);
    for (const sender of senders) sender.destroy();
  });

  it('AFILE-1 answers small calls to a service while slow uploads occupy every upload connection', async () => {
    const { url } = await startGateway();
    const { hostname, port } = new URL(url);
    // More than all connections to a service.
    const senders = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(
        'POST /api/upload HTTP/1.1\r\nhost: studio.test\r\ncontent-type: multipart/form-data; boundary=x\r\n',
      );
      socket.write('content-length: 100000\r\n\r\n--x');
      return socket;
    });
    const answer = await fetch(`${url}/api/upload`, {
      method: 'POST',
      headers: JSON_BODY,
      body: '{}',
      signal: AbortSignal.timeout(5000),
    }).finally(() => {
      for (const sender of senders) sender.destroy();
    });
    expect(answer.status).toBe(200);
  });

  it('CHR-7 limits the concurrent requests of one address', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    auth.answer = async () => held.then(() => ({ status: 200 }));
    const { url } = await startGateway({ RATE_LIMITS: 'concurrent=4' });
    const refused: number[] = [];
    const calls = Array.from({ length: 10 }, async () => {
      const { status } = await fetch(`${url}/api/auth/me`);
      if (status !== 200) refused.push(status);
    });
    await eventually(async () => expect([auth.requests.length, refused.length]).toEqual([4, 6]));
    release();
    await Promise.all(calls);
    expect(refused).toEqual([429, 429, 429, 429, 429, 429]);
    auth.answer = () => ({ status: 200 });
  });

  it('AFILE-1 accepts an upload whose client waits for 100 Continue', async () => {
    const { url } = await startGateway();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/upload HTTP/1.1\r\nhost: studio.test\r\nexpect: 100-continue\r\ncontent-length: 3\r\n');
    socket.write('connection: close\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n');
    const [interim] = (await once(socket, 'data')) as [Buffer];
    expect(interim.toString()).toMatch(/^HTTP\/1\.1 100 /);
    socket.write('--x');
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(media.requests[0]?.body).toBe('--x');
  });
});
