import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { getVisitorAddress } from './visitor-address.js';

const from = (forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage;

describe('visitor address', () => {
  it.each([
    ['1.1.1.1', 0, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
    ['1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['1.1.1.1', 3, '1.1.1.1'],
    [' , ', 1, '10.0.0.1'],
  ])('for X-Forwarded-For %s behind %i trusted proxies is %s', (forwarded, hops, address) => {
    expect(getVisitorAddress(from(forwarded), hops)).toBe(address);
  });
});
