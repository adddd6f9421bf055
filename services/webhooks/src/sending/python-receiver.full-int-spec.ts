import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { eventually } from '@atelier/test-kit';
import { afterEach, expect, it } from '@jest/globals';
import { aPublishedPost, startWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.js';

const GUIDE = new URL('../../../../docs/guides/webhooks.md', import.meta.url);
const PORT_OF_GUIDE = '8080';

const getProgram = (port: number): string => {
  const [, program] = /```python\n(.*?)```/s.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (program?.includes(PORT_OF_GUIDE) !== true) throw new Error('The guide has no receiver in Python on port 8080.');
  return program.replace(PORT_OF_GUIDE, String(port));
};

const getFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

let webhooks: WebhooksUnderTest;
let receiver: ChildProcess;
afterEach(async () => {
  receiver.kill();
  await webhooks.stop();
});

/** Runs the guide's program, and returns the lines that it prints. */
const startPython = (port: number, secret: string): string[] => {
  const lines: string[] = [];
  receiver = spawn('python3', ['-u', '-c', getProgram(port)], {
    env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver.stdout?.on('data', (text: Buffer) => lines.push(...text.toString().trim().split('\n')));
  return lines;
};

it('PLT-4 the receiver in Python of the guide accepts what is signed for it, and nothing else', async () => {
  webhooks = await startWebhooks();
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}/hook`;
  const { id, secret } = await webhooks.create(url);
  const lines = startPython(port, secret);
  await eventually(() => expect(fetch(url, { method: 'POST' })).resolves.toMatchObject({ status: 401 }));
  const event = aPublishedPost();
  await webhooks.tell(event);
  await webhooks.untilOne(id, { status: 'delivered', attempts: 1, lastStatus: 204 });
  expect(lines).toEqual([`${event.id} ${event.type}`]);
});
