import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { apiFor, visitorAddressOf } from './gateway-api.js';

const aRequest = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.9' },
  }) as unknown as IncomingMessage;

describe('the visitor’s address', () => {
  it.each([
    ['nobody is believed by default', '1.2.3.4', 0, '10.0.0.9'],
    ['the nearest proxy is believed', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['two proxies are believed', '1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
    ['a proxy that says nothing is the visitor', undefined, 1, '10.0.0.9'],
  ])('is right where %s', (_what, forwarded, hops, address) => {
    expect(visitorAddressOf(aRequest(forwarded), hops)).toBe(address);
  });
});

describe('the API as a page sees it', () => {
  it('asks behind /api, as JSON, for the visitor whose page it is', async () => {
    const asked: unknown[] = [];
    const api = apiFor(async (path, call) => {
      asked.push({ path, ...call });
      return { status: 201, body: '{"ok":true}' };
    }, '1.2.3.4');
    expect(await api('/contact', { method: 'POST', body: { name: 'Ada' } })).toEqual({
      status: 201,
      body: { ok: true },
    });
    expect(asked).toEqual([
      {
        path: '/api/contact',
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{"name":"Ada"}',
        visitorAddress: '1.2.3.4',
      },
    ]);
  });

  it('takes an empty answer for no body', async () => {
    const api = apiFor(async () => ({ status: 204, body: '' }), undefined);
    expect(await api('/blog')).toEqual({ status: 204, body: undefined });
  });
});
