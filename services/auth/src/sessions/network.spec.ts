import { describe, expect, it } from '@jest/globals';
import { getNetwork } from './network.js';

describe('network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:7:9:1:2:3:4', '2001:db8:7:x'],
    ['2001:db8::1', '2001:db8:x'],
    ['::1', '::x'],
    ['somewhere', null],
    ['', null],
  ])('APRO-1 of %j is %j', (address, network) => {
    expect(getNetwork(address)).toBe(network);
  });
});
