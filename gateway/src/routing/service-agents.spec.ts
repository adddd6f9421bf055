import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { drainServer } from '@atelier/service-kit/http/drain-server';
import { DRAIN_MS } from '@atelier/service-kit/run-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Replicas } from './replicas.js';
import { callsTo } from './service-agents.js';

const answer = (request: IncomingMessage, response: ServerResponse) => {
  request.resume().on('end', () => response.end('answered'));
};
const server = createServer({ keepAliveTimeout: 65_000 }, answer);
/** Where nothing listens, as after a replica has closed, unless a test starts one. */
const OTHER = '127.0.0.2';
/** Longer than the addresses of a service are kept. */
const LOOKUP_MS = 500;
const OPEN = '127.0.0.1';

beforeAll(() => once(server.listen(0, OPEN), 'listening'));
afterAll(() => once(server.close(), 'close'));

/** Calls to a service that has these two replicas. */
const callsToBoth = () =>
  callsTo(
    new Replicas((_name, _options, callback) =>
      callback(null, [
        { address: OTHER, family: 4 },
        { address: OPEN, family: 4 },
      ]),
    ),
  );

const write = async (calls: ReturnType<typeof callsToBoth>): Promise<number> => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://content.test:${port}`;
  const { statusCode, body } = await calls.request({ origin, path: '/blog', method: 'POST', body: '{}' });
  await body.dump();
  return statusCode;
};

it('PLT-8 concurrent writes all reach the replica that is listening', async () => {
  const calls = callsToBoth();
  const statuses = await Promise.all(Array.from({ length: 40 }, () => write(calls)));
  expect(statuses).toEqual(Array.from({ length: 40 }, () => 200));
  await calls.close();
});

it('PLT-8 a replica that is about to close receives no more writes', async () => {
  let written = 0;
  const draining = createServer((request, response) => {
    written += 1;
    answer(request, response);
  });
  const { port } = server.address() as AddressInfo;
  await once(draining.listen(port, OTHER), 'listening');
  const calls = callsToBoth();
  while (written === 0) await write(calls);
  const drained = drainServer(draining, 2 * LOOKUP_MS);
  for (const before = written; written === before; ) await write(calls);
  const last = written;
  await setTimeout(LOOKUP_MS);
  expect(draining.listening).toBe(true);
  for (let count = 0; count < 10; count += 1) expect(await write(calls)).toBe(200);
  expect(written).toBe(last);
  await calls.close();
  await drained;
});

it('PLT-8 an idle connection closes before the replica being replaced closes it', async () => {
  const calls = callsTo(new Replicas());
  const { port } = server.address() as AddressInfo;
  const [[socket], answer] = await Promise.all([
    once(server, 'connection') as Promise<[Socket]>,
    calls.request({ origin: `http://${OPEN}:${port}`, path: '/', method: 'GET' }),
  ]);
  await answer.body.dump();
  await once(socket, 'close', { signal: AbortSignal.timeout(DRAIN_MS) });
  await calls.close();
});
