import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { SigningKeys } from './signing-keys.js';

const MINUTE_MS = 60_000;
const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'known', alg: 'ES256', use: 'sig' };

describe('public keys of the auth service', () => {
  let server: Server;
  let isUp: boolean;
  let failures: number;
  let keys: SigningKeys;

  beforeEach(async () => {
    isUp = true;
    failures = 0;
    server = createServer((_request, response) => {
      if (isUp) return response.end(JSON.stringify({ keys: [jwk] }));
      failures += 1;
      return response.writeHead(500).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    keys = new SigningKeys({ AUTH_JWKS_URL: `http://127.0.0.1:${port}/` }, pino({ level: 'silent' }));
    keys.onApplicationBootstrap();
    await keys.waitUntilReady();
  });
  afterEach(async () => {
    keys.beforeApplicationShutdown();
    jest.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('AUTH-4 stay in use if the auth service fails', async () => {
    const later = performance.now() + MINUTE_MS;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    isUp = false;
    expect(keys.find('unknown')).toBeUndefined();
    while (failures === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(keys.find('known')).toBeDefined();
  });
});
