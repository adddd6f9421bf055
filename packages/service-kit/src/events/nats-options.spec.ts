import { describe, expect, it } from '@jest/globals';
import { natsOptions } from './nats-options.js';

describe('the options of a NATS connection', () => {
  it('PLT-4 takes the credentials out of the address and gives the user inboxes of its own', () => {
    expect(natsOptions('nats://contacts:a%2Fsecret@nats.test:4222')).toEqual({
      servers: 'nats://nats.test:4222',
      user: 'contacts',
      pass: 'a/secret',
      inboxPrefix: '_INBOX_contacts',
    });
  });

  it('PLT-4 connects without credentials where the address has none', () => {
    expect(natsOptions('nats://127.0.0.1:4222')).toEqual({ servers: 'nats://127.0.0.1:4222' });
  });
});
