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

describe('contacts service environment', () => {
  it.each([[{ SMTP_URL: 'smtp://127.0.0.1:1025' }], [{ MAIL_DIR: '/data/mail', SMTP_URL: '' }]])(
    'PLT-7 accepts exactly one way to send mail: %j',
    (extra) => {
      expect(read(extra)).toMatchObject({ STUDIO_NAME: 'Atelier', STUDIO_EMAIL: 'studio@atelier.local' });
    },
  );

  it.each([
    [{}, /exactly one of SMTP_URL \(.*\) or MAIL_DIR \(.*\); neither is set/],
    [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_DIR: '/data/mail' }, /exactly one of .*; each of them is set/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL: must be an SMTP address/],
    [{ MAIL_DIR: '/data/mail', STUDIO_EMAIL: 'nobody' }, /STUDIO_EMAIL: must be an e-mail address/],
    [{ MAIL_DIR: '/data/mail', INBOX_REPLY_TO: 'nobody' }, /INBOX_REPLY_TO: must be an e-mail address/],
    [{ MAIL_DIR: '/data/mail', INBOX_IMAP_POLL_SECONDS: '1' }, /INBOX_IMAP_POLL_SECONDS: must be a number of seconds/],
  ])('PLT-7 rejects %j and names the setting to change', (extra, message) => {
    expect(() => read(extra)).toThrow(message);
  });

  const readMailbox = (url: string, extra: NodeJS.ProcessEnv = {}) =>
    read({ MAIL_DIR: '/data/mail', INBOX_IMAP_URL: url, ...extra }).INBOX_IMAP_URL;

  it('PLT-7 reads no mailbox unless one is configured, and parses it from the URL', () => {
    expect(readMailbox('')).toBeUndefined();
    expect(readMailbox('imaps://in%40studio.example:p%2Fw@imap.example')).toEqual({
      host: 'imap.example',
      port: 993,
      isEncrypted: true,
      user: 'in@studio.example',
      password: 'p/w',
      path: 'INBOX',
    });
    const local = { port: 3143, isEncrypted: false, path: 'Customers/Answers' };
    expect(readMailbox('imap://user:secret@127.0.0.1:3143/Customers/Answers')).toMatchObject(local);
    expect(readMailbox('imap://user:secret@[::1]')).toMatchObject({ host: '::1', port: 143 });
    const allowed = { INBOX_IMAP_ALLOW_PLAIN: 'true' };
    expect(readMailbox('imap://user:secret@imap.example', allowed)).toMatchObject({ port: 143 });
  });

  it.each([
    ['imap.example', /INBOX_IMAP_URL: must be an IMAP address/],
    ['https://user:secret@imap.example', /must be an IMAP address/],
    ['imaps://imap.example', /must be an IMAP address/],
    ['imaps://user:secret%@imap.example', /must be an IMAP address/],
    ['imap://user:secret@imap.example', /INBOX_IMAP_URL: must begin with imaps:\/\/ unless/],
    ['imap://user:secret@localhost.example', /must begin with imaps/],
  ])('PLT-7 rejects the mailbox %s without repeating its password', (url, message) => {
    expect(() => readMailbox(url)).toThrow(message);
    expect(() => readMailbox(url)).not.toThrow(/secret/);
  });
});
