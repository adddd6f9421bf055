import { once } from 'node:events';
import { createServer, get, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { PlatformProxy, serveDevelopment } from './serve-development.ts';

const listen = async (onRequest: RequestListener) => {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

it.each(['localhost:4000', 'studio'])('PLT-1 development against %s is rejected with an example of an address', (url) =>
  expect(serveDevelopment({ folder: '/', platformUrl: url, port: 4173, tell: () => undefined })).rejects.toThrow(
    `${url} is not an address such as http://localhost:4000.`,
  ),
);

it('PLT-1 development ends a request to the platform when the browser leaves, such as a stream of events', async () => {
  const platform = await listen((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n'),
  );
  const proxy = new PlatformProxy({ folder: '/', platformUrl: platform.url, port: 4173, tell: () => undefined });
  const own = await listen((request, response) => proxy.pass(request, response));
  try {
    const asked = once(platform.server, 'request');
    const browser = get(`${own.url}/api/events/stream`);
    const [[, answer]] = await Promise.all([asked, once(browser, 'response')]);
    const ended = once(answer as ServerResponse, 'close', { signal: AbortSignal.timeout(2000) });
    browser.on('error', () => undefined).destroy();
    await ended;
  } finally {
    for (const { server } of [own, platform]) {
      server.close();
      server.closeAllConnections();
    }
  }
});
