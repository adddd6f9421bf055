import { describe, expect, it } from '@jest/globals';
import { maskedAddress } from './queued-mail.js';

describe('the address of a receiver whom one may not know', () => {
  it.each([
    ['ada@lovelace.example', 'a•••@•••.example'],
    ['b@mail.studio.co.uk', 'b•••@•••.uk'],
    ['root@localhost', 'r•••@•••'],
  ])('ASET-1 shows of %s no more than %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});
