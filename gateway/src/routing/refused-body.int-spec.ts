import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { eventually, type KeyServer, startKeyServer } from '@atelier/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { start } from '../index.js';

const PART = 'x'.repeat(64 * 1024);
const PARTS = 160;
const REFUSAL = JSON.stringify({ success: false, message: 'Access denied.', error: 'Forbidden' });

describe('large form that a service rejects', () => {
  let keys: KeyServer;
  let media: Server;
  let gateway: Awaited<ReturnType<typeof start>>;
  let answer: (call: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    keys = await startKeyServer();
    media = createServer((call, response) => answer(call, response));
    media.listen(0, '127.0.0.1');
    await once(media, 'listening');
    const url = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
    gateway = await start(gatewayTestEnvironment(keys, { MEDIA_URL: url }));
  });
  afterAll(async () => {
    await gateway.stop();
    await keys.stop();
    media.closeAllConnections();
    media.close();
  });
  beforeEach(() => {
    answer = ({ method }, response) => {
      response.writeHead(method === 'GET' ? 200 : 403, { 'content-type': 'application/json; charset=utf-8' });
      response.end(REFUSAL);
    };
  });

  const beginForm = (size: string): Socket => {
    const { hostname, port } = new URL(gateway.url);
    const line = connect(Number(port), hostname);
    line.write(
      `POST /api/upload HTTP/1.1\r\nhost: studio.test\r\ncontent-type: multipart/form-data; boundary=form\r\n`,
    );
    line.write(`${size}\r\n\r\n`);
    return line;
  };

  const answersOn = (line: Socket) => {
    let received = '';
    line.on('data', (bytes: Buffer) => {
      received += bytes.toString('utf8');
    });
    return async (count: number) => {
      await eventually(async () => expect(received.split('Access denied.')).toHaveLength(count + 1));
      return received;
    };
  };

  it.each([
    ['of a known size', `content-length: ${PART.length * PARTS}`, PART, ''],
    ['of an unknown size', 'transfer-encoding: chunked', `${PART.length.toString(16)}\r\n${PART}\r\n`, '0\r\n\r\n'],
  ])('AFILE-1 is answered and then drained, so the connection can serve the next call: %s', async (...sent) => {
    const [, size, part, end] = sent;
    const line = beginForm(size);
    const answers = answersOn(line);
    line.write(part);
    expect(await answers(1)).toMatch(/^HTTP\/1\.1 403 /);

    for (let written = 1; written < PARTS; written += 1) line.write(part);
    line.write(`${end}GET /api/media?page=1 HTTP/1.1\r\nhost: studio.test\r\n\r\n`);
    expect(await answers(2)).toContain('HTTP/1.1 200 ');
    line.destroy();
  });

  it('AFILE-1 is aborted at the service too if the caller disconnects halfway', async () => {
    const atService = new Promise<{ call: IncomingMessage; ended: Promise<void> }>((resolve) => {
      answer = (call) => {
        call.resume().on('error', () => undefined);
        resolve({ call, ended: new Promise((closed) => call.once('close', closed)) });
      };
    });
    const line = beginForm(`content-length: ${PART.length * PARTS}`);
    line.write(PART);
    const { call, ended } = await atService;
    line.destroy();
    await ended;
    expect(call.complete).toBe(false);
  });
});
