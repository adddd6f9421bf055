import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDependencyUnavailable } from '@atelier/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { EngineClient, type EngineFailure } from './engine-client.js';

interface Received {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  body: string;
}

const anyAnswer = z.object({ ok: z.boolean() });
const SECRET = 'p@ss/word';

describe('EngineClient', () => {
  let server: Server;
  let received: Received[];
  let answer: { status: number; body: string };
  let isStuck: boolean;
  let port: number;

  const clientFor = (path = '') =>
    new EngineClient(`http://atelier:${encodeURIComponent(SECRET)}@127.0.0.1:${port}${path}`);
  const failureOf = (status: number, body: string) => {
    answer = { status, body };
    return clientFor()
      .call(anyAnswer, { method: 'GET', path: '/index' })
      .then(
        () => undefined,
        (error: unknown) => error as EngineFailure,
      );
  };

  beforeEach(async () => {
    received = [];
    isStuck = false;
    answer = { status: 200, body: '{"ok":true}' };
    server = createServer((request, response) => {
      const { method, url, headers } = request;
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        received.push({ method, url, authorization: headers.authorization, type: headers['content-type'], body });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).write(answer.body);
        if (!isStuck) response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('sends the credentials of the URL as a header, and keeps its path', async () => {
    await clientFor('/search/').call(anyAnswer, { method: 'POST', path: '/index/_search', body: { size: 0 } });
    const authorization = `Basic ${Buffer.from(`atelier:${SECRET}`).toString('base64')}`;
    expect(received).toEqual([
      { method: 'POST', url: '/search/index/_search', authorization, type: 'application/json', body: '{"size":0}' },
    ]);
  });

  it('sends the steps of a bulk call as lines', async () => {
    await clientFor().call(anyAnswer, { method: 'POST', path: '/_bulk', body: [{ index: {} }, { title: 'a\nb' }] });
    expect(received[0]).toMatchObject({ type: 'application/x-ndjson', body: '{"index":{}}\n{"title":"a\\nb"}\n' });
  });

  it.each([401, 403, 404, 429, 500, 503])('treats %d as an outage', async (status) => {
    const failure = await failureOf(status, '{"error":{"type":"some_exception","reason":"harbours"},"status":500}');
    expect(failure?.message).toBe(`The search engine answered ${status}: some_exception`);
    expect(isDependencyUnavailable(failure)).toBe(true);
  });

  it('treats an endless answer as an outage', async () => {
    isStuck = true;
    const signal = AbortSignal.timeout(50);
    const failure = await clientFor()
      .call(anyAnswer, { method: 'GET', path: '/index', signal })
      .catch((error: unknown) => error);
    expect(isDependencyUnavailable(failure)).toBe(true);
  });

  it('treats a rejected query as a fault, not as an outage', async () => {
    expect(isDependencyUnavailable(await failureOf(400, '{"error":{"type":"parsing_exception"}}'))).toBe(false);
  });

  it('includes neither credentials nor the query in an error', async () => {
    const failures = [await failureOf(401, 'Unauthorized'), await failureOf(200, '{"ok":"harbours"}')];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    failures.push(await failureOf(200, '{}'));
    expect(failures).not.toContain(undefined);
    for (const failure of failures) {
      const told = `${failure?.stack} ${JSON.stringify(failure)} ${String(failure?.cause)}`;
      expect(told).not.toMatch(/p@ss|p%40ss|YXRlbGllcj|harbours/);
    }
  });

  it('finds nothing in an empty engine', async () => {
    answer = { status: 404, body: '{"error":"alias [index] missing","status":404}' };
    expect(await clientFor().find(anyAnswer, { method: 'GET', path: '/_alias/index' })).toBeUndefined();
  });
});
