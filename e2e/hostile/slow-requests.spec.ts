import { connect } from 'node:net';
import { freePort } from '@atelier/test-kit/free-port';
import { expect, test } from '@playwright/test';
import { temporaryFolder } from '../lifecycle/instances.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';

/** Node checks for late requests every 30 seconds. */
const LOOKS_EVERY_SECONDS = 30;
const ALLOWANCE_SECONDS = 5;

/** Seconds until the server closes a connection that sends only this part of a request. */
const secondsUntilClosed = (url: string, start: string): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const startedAt = performance.now();
    const socket = connect(Number(port), hostname, () => socket.write(start));
    socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => resolve((performance.now() - startedAt) / 1000));
  });

test('PLT-5 connections that never finish a request are closed', async () => {
  const folder = temporaryFolder();
  let platform: Platform | undefined;
  try {
    platform = await startPlatform(folder.path, { PORT: String(await freePort()) });
    const { url } = platform;
    const [head, body] = await Promise.all([
      secondsUntilClosed(url, 'GET / HTTP/1.1\r\nhost: studio.test\r\nx-slow: '),
      secondsUntilClosed(url, 'POST /api/contact HTTP/1.1\r\nhost: studio.test\r\ncontent-length: 500\r\n\r\n{'),
    ]);
    expect(head).toBeLessThan(20 + LOOKS_EVERY_SECONDS + ALLOWANCE_SECONDS);
    expect(body).toBeLessThan(75 + LOOKS_EVERY_SECONDS + ALLOWANCE_SECONDS);
  } finally {
    await platform?.stop();
    folder.remove();
  }
});
