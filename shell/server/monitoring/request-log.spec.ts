import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { createLogger } from '@atelier/service-kit/logging/logger';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Exchange, RequestLog } from './request-log.js';

describe('request log', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  /** Answers one request at this path, and returns the lines that were logged. */
  const getLines = async (path: string, route: string, status: number, level = 'info') => {
    const written: string[] = [];
    const metrics = new Metrics('shell');
    const log = new RequestLog(metrics, createLogger('shell', level, { write: (text) => written.push(text) }));
    const closed = Promise.withResolvers<void>();
    server = createServer((request, response) => {
      const exchange: Exchange = { request, response, requestId: log.getId(request), route: 'other' };
      log.follow(exchange);
      response.once('close', () => closed.resolve());
      exchange.route = route;
      response.writeHead(status, ['x-cache', 'miss']).end();
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-request-id': 'r-1' } });
    await closed.promise;
    log.flush();
    return {
      id: answer.headers.get('x-request-id'),
      lines: written.map((line) => JSON.parse(line)),
      metrics: await metrics.registry.metrics(),
    };
  };

  it('PLT-8 contains a line for each page, with its request ID and without secrets', async () => {
    const { id, lines, metrics } = await getLines('/preview/a-secret?token=b', 'page mfe-public', 200);
    expect(id).toBe('r-1');
    expect(lines).toEqual([
      expect.objectContaining({
        requestId: 'r-1',
        method: 'GET',
        url: '/preview/[secret]',
        status: 200,
        cache: 'miss',
        durationMs: expect.any(Number),
        msg: 'request',
      }),
    ]);
    expect(metrics).toContain(
      'atelier_http_request_duration_seconds_count{service="shell",method="GET",route="page mfe-public",status="200"} 1',
    );
  });

  it('PLT-8 contains a line for a file only if it fails', async () => {
    expect((await getLines('/media/a.png', 'file /media/', 200)).lines).toEqual([]);
    expect((await getLines('/media/a.png', 'file /media/', 404)).lines).toMatchObject([{ status: 404 }]);
    expect((await getLines('/health/live', 'probe', 200)).lines).toEqual([]);
  });
});
