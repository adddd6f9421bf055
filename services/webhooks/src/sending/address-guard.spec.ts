import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { AddressGuard, isPublicAddress } from './address-guard.js';
import { WebhookTransport } from './webhook-transport.js';

const strict = new AddressGuard({ WEBHOOKS_ALLOW_PRIVATE: false });

const attempt = async (url: string) => {
  const transport = new WebhookTransport(strict);
  const { signal } = new AbortController();
  const outcome = await transport.send({ url, headers: {}, body: '{}', timeoutMs: 10_000, signal });
  await transport.onApplicationShutdown();
  return outcome;
};
const REFUSED = 'The address leads into a private network, where webhooks may not go.';

describe('reachable webhook addresses', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['0.0.0.0', 'unspecified'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.169.254', 'link-local, and the metadata of clouds'],
    ['100.64.0.1', 'shared, behind a carrier'],
    ['192.0.0.192', 'metadata'],
    ['168.63.129.16', 'metadata'],
    ['255.255.255.255', 'broadcast'],
    ['224.0.0.1', 'multicast'],
    ['::1', 'loopback'],
    ['::', 'unspecified'],
    ['fe80::1', 'link-local'],
    ['fc00::1', 'unique-local'],
    ['fd00:ec2::254', 'metadata'],
    ['::ffff:127.0.0.1', 'IPv4-mapped'],
    ['::ffff:a9fe:a9fe', 'IPv4-mapped'],
    ['::127.0.0.1', 'IPv4-compatible'],
    ['64:ff9b::7f00:1', 'NAT64'],
    ['2002:7f00:1::', '6to4'],
    ['fec0::1', 'site-local'],
    ['nonsense', 'no address'],
  ])('PLT-4 exclude %s (%s)', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('PLT-4 include %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
  ])('PLT-4 exclude %s when a webhook is saved', (url) => {
    expect(strict.findRefusal(url)).toBe(REFUSED);
  });

  it('PLT-4 require https unless private addresses are allowed', () => {
    expect(strict.findRefusal('http://example.com/hook')).toBe('URL must begin with https://');
    expect(strict.findRefusal('https://example.com/hook')).toBeUndefined();
    expect(new AddressGuard({ WEBHOOKS_ALLOW_PRIVATE: true }).findRefusal('http://10.0.0.1/hook')).toBeUndefined();
  });

  it.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'PLT-4 are checked when the connection is opened, so nothing reaches %s',
    async (host) => {
      let requests = 0;
      const server = createServer((_request, response) => {
        requests += 1;
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const outcome = await attempt(`http://${host}:${(server.address() as AddressInfo).port}/`);
      await new Promise((resolve) => server.close(resolve));
      expect([outcome.status, outcome.error, requests]).toEqual([null, REFUSED, 0]);
    },
  );
});
