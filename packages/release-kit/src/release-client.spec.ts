import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { parseSiteUrl, ReleaseClient } from './release-client.js';

describe('the address of an Atelier', () => {
  it('PLT-2 is reduced to its origin', () => {
    expect(parseSiteUrl('https://studio.example/admin?x=1')).toBe('https://studio.example');
  });

  it.each([undefined, '', 'studio.example', 'localhost:4000', 'ftp://studio.example'])(
    'PLT-2 is not %j, and the error says what is',
    (url) => expect(() => parseSiteUrl(url)).toThrow('Set ATELIER_URL to the address of an Atelier, such as https://'),
  );

  it('PLT-2 is wrong if something else answers there', async () => {
    const server = createServer((_request, response) => void response.end('<h1>Welcome</h1>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/releases`;
    try {
      await expect(new ReleaseClient(base, {}).liveSet()).rejects.toThrow(`The server at ${base} is not an Atelier.`);
    } finally {
      server.close();
    }
  });
});
