import { describe, expect, it } from '@jest/globals';
import { maskedAddress } from './queued-mail.js';

describe('masked recipient address', () => {
  it.each([
    ['ada@lovelace.example', 'a•••@•••.example'],
    ['b@mail.studio.co.uk', 'b•••@•••.uk'],
    ['root@localhost', 'r•••@•••'],
  ])('ASET-1 of %s is %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});
