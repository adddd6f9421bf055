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

const MANY_FIELDS = Array.from({ length: 7500 }, (_, at) => `k${at}=1`).join('&');
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
/** Each answer is a new one, so each is compressed. */
const COMPRESSED = { 'accept-encoding': 'br' };

/** Sends one attack from an address. */
type Attack = (url: string, from: string) => Promise<Sent>;

const post =
  (path: string, headers: Record<string, string>, getBody: () => string): Attack =>
  (url, from) =>
    send(`${url}${path}`, { method: 'POST', headers, body: getBody(), from });

const get =
  (getPath: () => string, getHeaders: () => Record<string, string> = () => ({})): Attack =>
  (url, from) =>
    send(`${url}${getPath()}`, { headers: getHeaders(), from });

const guess = () => JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'guess-number-1' });

/** Attacks that testers have tried on the platform, one request each. */
export const ATTACKS: readonly Attack[] = [
  post('/api/contact', JSON_TYPE, () => WIDE),
  post('/api/contact/newsletter', JSON_TYPE, () => WIDEST),
  post('/api/analytics/track', JSON_TYPE, () => DEEP),
  post('/api/analytics/track', JSON_TYPE, () => LONG),
  post('/api/auth/login', JSON_TYPE, guess),
  post('/api/auth/%6cogin', JSON_TYPE, () => '{}'),
  post('/contact', FORM_TYPE, () => MANY_FIELDS),
  get(
    () => '/api/auth/me',
    () => ({ authorization: `Bearer ${forgedToken()}` }),
  ),
  get(
    () => `/search?q=${randomUUID()}`,
    () => COMPRESSED,
  ),
  get(
    () => `/${randomUUID()}`,
    () => COMPRESSED,
  ),
  get(() => `/api/search?q=${randomUUID()}`),
  get(() => `/api/media/${'0'.repeat(300)}`),
  get(() => '//'),
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
