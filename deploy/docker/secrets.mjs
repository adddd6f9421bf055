// Adds a random value to `.env` for each secret that docker-compose.yml demands and that is not there yet. What is there stays.
// Plain JavaScript without dependencies, so that a machine with nothing but a container engine can run it too.
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { issuerOf, toSeed } from './issuer-key.mjs';

const file = '.env';
const demanded = readFileSync('docker-compose.yml', 'utf8').matchAll(/\$\{(\w+):\?/g);
const existing = existsSync(file) ? readFileSync(file, 'utf8') : '';
const missing = [...new Set([...demanded].map(([, name]) => name))].filter(
  (name) => !new RegExp(`^${name}=.`, 'm').test(existing),
);
const seed = /^SUBSCRIBERS_SEED=(.+)$/m.exec(existing)?.[1].trim() ?? toSeed(randomBytes(32));
const SUBSCRIBERS = { SUBSCRIBERS_SEED: seed, SUBSCRIBERS_ISSUER: issuerOf(seed) };
// NATS reads a value that begins with a digit as a number, hence the letter.
const getValue = (name) => SUBSCRIBERS[name] ?? `p${randomBytes(32).toString('hex')}`;
const lines = missing.map((name) => `${name}=${getValue(name)}\n`);
if (existing !== '' && !existing.endsWith('\n')) lines.unshift('\n');
appendFileSync(file, lines.join(''), { mode: 0o600 });
chmodSync(file, 0o600);
process.stdout.write(
  missing.length === 0 ? `${file} has every secret.\n` : `Added to ${file}: ${missing.join(', ')}\n`,
);
