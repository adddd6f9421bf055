import { readEnvironment } from '@atelier/service-kit';
import { describe, expect, it } from '@jest/globals';
import { contactsEnvironment } from './contacts-environment.js';

const env = (extra: NodeJS.ProcessEnv) => ({
  MONGODB_URL: 'mongodb://127.0.0.1:27017',
  NATS_URL: 'nats://127.0.0.1:4222',
  AUTH_JWKS_URL: 'http://127.0.0.1:4003/auth/jwks.json',
  ...extra,
});
const read = (extra: NodeJS.ProcessEnv) => readEnvironment(contactsEnvironment, env(extra));

describe('environment of the contacts service', () => {
  it.each([[{ SMTP_URL: 'smtp://127.0.0.1:1025' }], [{ MAIL_DIR: '/data/mail', SMTP_URL: '' }]])(
    'PLT-7 takes one way of sending mail: %j',
    (extra) => {
      expect(read(extra)).toMatchObject({ STUDIO_NAME: 'Atelier', STUDIO_EMAIL: 'studio@atelier.local' });
    },
  );

  it.each([
    [{}, /exactly one of SMTP_URL \(.*\) or MAIL_DIR \(.*\); neither is set/],
    [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_DIR: '/data/mail' }, /exactly one of .*; each of them is set/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL: must be an SMTP address/],
    [{ MAIL_DIR: '/data/mail', STUDIO_EMAIL: 'nobody' }, /STUDIO_EMAIL: must be an e-mail address/],
  ])('PLT-7 refuses %j and says what to set', (extra, message) => {
    expect(() => read(extra)).toThrow(message);
  });
});
