import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { DRAIN_MS } from '@atelier/service-kit/run-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Replicas } from './replicas.js';
import { callsTo } from './service-agents.js';

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  request.resume().on('end', () => response.end('answered'));
});
/** A replica that has just closed: its name still leads there, and nothing listens. */
const CLOSED = '127.0.0.2';
const OPEN = '127.0.0.1';

beforeAll(() => once(server.listen(0, OPEN), 'listening'));
afterAll(() => once(server.close(), 'close'));

it('PLT-8 writes at the same moment all reach the replica that listens', async () => {
  const calls = callsTo(
    new Replicas((_name, _options, callback) =>
      callback(null, [
        { address: CLOSED, family: 4 },
        { address: OPEN, family: 4 },
      ]),
    ),
  );
  const { port } = server.address() as AddressInfo;
  const write = () =>
    calls.request({ origin: `http://content.test:${port}`, path: '/blog', method: 'POST', body: '{}' });
  const answers = await Promise.all(Array.from({ length: 40 }, write));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 200));
  await Promise.all(answers.map(({ body }) => body.dump()));
  await calls.close();
});

it('PLT-8 an idle connection ends before a replica that is replaced closes it', async () => {
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
