import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type Sent, send } from './send.ts';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const TRICKLING_SENDERS = 80;

const manyKeys = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"field${at}":"x"`).join(',')}}`;

const WIDE = manyKeys(8000);
const WIDEST = manyKeys(60_000)
  .slice(0, MEGABYTE - 2)
  .replace(/,[^,]*$/, '}');
const DEEP = `${'{"a":'.repeat(20_000)}0${'}'.repeat(20_000)}`;
const LONG = `{"ids":[${Array.from({ length: 100_000 }, () => '{}').join(',')}]}`;

/** A token in the right format, signed with an unknown key. */
const forgedToken = (): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg: 'ES256', typ: 'JWT', kid: randomUUID() });
  return `${header}.${part({ sub: 'x', exp: 9_999_999_999 })}.${randomBytes(64).toString('base64url')}`;
};

type Attack = (url: string) => Promise<Sent>;

/** Attacks that testers have tried on the platform, one request each. */
export const ATTACKS: readonly Attack[] = [
  (url) => send(`${url}/api/contact`, { method: 'POST', headers: JSON_TYPE, body: WIDE }),
  (url) => send(`${url}/api/contact/newsletter`, { method: 'POST', headers: JSON_TYPE, body: WIDEST }),
  (url) => send(`${url}/api/analytics/track`, { method: 'POST', headers: JSON_TYPE, body: DEEP }),
  (url) => send(`${url}/api/analytics/track`, { method: 'POST', headers: JSON_TYPE, body: LONG }),
  (url) =>
    send(`${url}/api/auth/login`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'guess-number-1' }),
    }),
  (url) => send(`${url}/api/auth/%6cogin`, { method: 'POST', headers: JSON_TYPE, body: '{}' }),
  (url) => send(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${forgedToken()}` } }),
  (url) => send(`${url}/search?q=${randomUUID()}`),
  (url) => send(`${url}/${randomUUID()}`),
  (url) => send(`${url}/api/search?q=${randomUUID()}`),
  (url) => send(`${url}/api/media/${'0'.repeat(300)}`),
  (url) => send(`${url}//`),
];

/** Sends request bodies that never end; the returned function stops them. */
export const startTrickling = (url: string): (() => void) => {
  const { hostname, port } = new URL(url);
  const senders: Socket[] = [];
  const add = () => {
    const sender = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' });
    sender.on('error', () => undefined);
    sender.write('POST /api/contact HTTP/1.1\r\nhost: studio.test\r\ncontent-type: application/json\r\n');
    sender.write('content-length: 60000\r\n\r\n{');
    senders.push(sender);
  };
  for (let count = 0; count < TRICKLING_SENDERS; count += 1) add();
  const timer = setInterval(() => {
    for (const [at, sender] of senders.entries()) {
      if (sender.destroyed) senders.splice(at, 1);
      else sender.write(' ');
    }
    while (senders.length < TRICKLING_SENDERS) add();
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const sender of senders) sender.destroy();
  };
};
