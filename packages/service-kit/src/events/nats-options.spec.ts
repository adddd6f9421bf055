import { describe, expect, it } from '@jest/globals';
import { natsOptions } from './nats-options.js';

describe('NATS connection options', () => {
  it('PLT-4 take the credentials from the address and give the user a separate inbox prefix', () => {
    expect(natsOptions('nats://contacts:a%2Fsecret@nats.test:4222')).toEqual({
      servers: 'nats://nats.test:4222',
      user: 'contacts',
      pass: 'a/secret',
      inboxPrefix: '_INBOX_contacts',
    });
  });

  it('PLT-4 contain no credentials if the address has none', () => {
    expect(natsOptions('nats://127.0.0.1:4222')).toEqual({ servers: 'nats://127.0.0.1:4222' });
  });
});
