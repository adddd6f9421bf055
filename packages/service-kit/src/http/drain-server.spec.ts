import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { drainServer } from './drain-server.js';

describe('a draining server', () => {
  const server = createServer((_request, response) => response.end('answered'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const ask = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    const [response] = await once(get({ port, path, agent }), 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode,
      connection: response.headers.connection,
      text: String(Buffer.concat(chunks)),
    };
  };

  beforeEach(async () => {
    await once(server.listen(0), 'listening');
  });
  afterEach(async () => {
    agent.destroy();
    const closed = once(server, 'close');
    server.close();
    await closed;
  });

  it('PLT-8 still responds, closes each connection after its response, and reports that it is not ready', async () => {
    expect(await ask('/')).toMatchObject({ connection: 'keep-alive' });
    const drained = drainServer(server, 100);
    expect(await ask('/')).toEqual({ status: 200, connection: 'close', text: 'answered' });
    expect(await ask('/health/ready?x=1')).toMatchObject({ status: 503, connection: 'close' });
    await drained;
  });

  it('PLT-8 answers a request on a connection accepted before it closed, and accepts no new connections', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port);
    await once(server, 'connection');
    const drained = drainServer(server, 0);
    while (server.listening) await wait(5);
    await expect(once(connect(port), 'connect')).rejects.toThrow('ECONNREFUSED');
    socket.end('POST /blog HTTP/1.1\r\nhost: content\r\ncontent-length: 0\r\n\r\n');
    expect(String(await socket.toArray())).toContain('200 OK');
    await drained;
  });

  it('PLT-8 resets none of the connections waiting to be accepted when it closes', async () => {
    const { port } = server.address() as AddressInfo;
    const post = 'POST /blog HTTP/1.1\r\nhost: content\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
    const sockets = Array.from({ length: 100 }, () => connect(port).end(post));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const drained = drainServer(server, 0);
    const answers = await Promise.all(sockets.map(async (socket) => String(await socket.toArray())));
    expect(answers.filter((text) => text.includes('200 OK'))).toHaveLength(sockets.length);
    await drained;
  });
});
