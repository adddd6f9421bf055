import { once } from 'node:events';
import { createServer, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rateLimits } from '@atelier/service-kit/limits/rate-limits';
import { RequestLimits } from '@atelier/service-kit/limits/request-limits';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { RateLimitGuard } from './rate-limit.guard.js';

const CONCURRENT = 2;

describe('rate limit guard', () => {
  /** Other replicas answer with their counts when the test lets them. */
  let others = Promise.resolve();
  const limits = new RequestLimits(rateLimits.parse(`login=100/1m,concurrent=${CONCURRENT}`), {
    increment: async () => {
      await others;
      return undefined;
    },
  });
  const guard = new RateLimitGuard(limits);
  const guarded = (response: ServerResponse) => {
    const request = { method: 'POST', url: '/api/auth/login', ip: '203.0.113.7' };
    const reply = { raw: response, header: () => undefined };
    const http = { getRequest: () => request, getResponse: () => reply };
    return guard.canActivate({ switchToHttp: () => http } as unknown as ExecutionContext);
  };
  const server = createServer(async (_request, response) => {
    const isAdmitted = await guarded(response).catch(() => false);
    response.writeHead(isAdmitted ? 200 : 429).end();
  });

  beforeEach(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it('PLT-4 gives back the places of callers who left while the replicas were asked', async () => {
    const { port } = server.address() as AddressInfo;
    const { promise, resolve } = Promise.withResolvers<void>();
    others = promise;
    for (let count = 0; count < CONCURRENT; count += 1) {
      const arrival = once(server, 'request');
      const call = sendRequest({ port, method: 'POST' }).on('error', () => undefined);
      call.end();
      const [, response] = (await arrival) as [unknown, ServerResponse];
      const left = once(response, 'close');
      call.destroy();
      await left;
    }
    resolve();
    const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
    expect(status).toBe(200);
  });
});
