import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceEnvironment, storageEnvironment } from '@atelier/service-kit/environment/service-environment';
import { describe, expect, it } from '@jest/globals';
import { fromSeed } from '@nats-io/nkeys';
import { parseEnvironment } from '../embedded/environment.ts';
import { getSubscribersSeed } from '../embedded/servers/accounts.ts';
import { natsAuthorization } from '../embedded/servers/nats-authorization.ts';
import { natsPins } from '../embedded/servers/pins.ts';
import { compareVersions } from '../embedded/servers/program-version.ts';
import { OPENSEARCH_VERSION } from '../testing/search-engine/opensearch.ts';
import { issuerOf } from './issuer-key.mjs';

interface ComposeService {
  image?: string;
  build?: { args: { UNIT: string } };
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  networks?: string[];
}

const root = process.cwd();
const yaml = createRequire(join(root, 'deploy/package.json'))('js-yaml') as {
  load(text: string): { services: Record<string, ComposeService> };
};
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const { services } = yaml.load(text);

const engineText = readFileSync(join(root, 'deploy/docker/search-engine.yml'), 'utf8');

const BACK_END = ['content', 'contacts', 'auth', 'media', 'analytics', 'seo', 'releases', 'search', 'webhooks'];
const UNITS = [...BACK_END, 'gateway', 'shell'];

const A_SECRET = 'a-secret-of-more-than-thirty-two-characters';
const INNERMOST = /\$\{\w+(?::?(?:-([^${}]*)|\?[^${}]*))?\}/g;

/** What compose makes of a value when nothing is set but the secrets; a default may hold another. */
const interpolated = (value: string): string => {
  const next = value.replaceAll(INNERMOST, (_all, fallback?: string) => fallback ?? A_SECRET);
  return next === value ? value : interpolated(next);
};

/** Units ignore empty variables. */
const getEnvironment = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {})
      .map(([key, value]) => [key, interpolated(String(value))] as const)
      .filter(([, value]) => value !== ''),
  );

/** What `npm run secrets` makes of a file. */
const addSecrets = (existing: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-secrets-'));
  const file = join(folder, '.env');
  copyFileSync(join(root, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
  writeFileSync(file, existing);
  execFileSync(process.execPath, [join(root, 'deploy/docker/secrets.mjs')], { cwd: folder });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const mode = statSync(file).mode & 0o777;
  rmSync(folder, { recursive: true });
  return { mode, secrets: Object.fromEntries(lines.map((line) => line.split('=', 2))) as Record<string, string> };
};

describe('docker-compose.yml', () => {
  it.each(UNITS)(
    'PLT-8 builds %s from the one image recipe and starts it after its dependencies are healthy',
    (name) => {
      expect(services[name]?.build?.args.UNIT).toBe(BACK_END.includes(name) ? `services/${name}` : name);
      expect(Object.values(services[name]?.depends_on ?? {}).map(({ condition }) => condition)).not.toContain(
        'service_started',
      );
    },
  );

  it.each(['analytics', 'contacts'])('PLT-3 migrates the data of %s before it starts', (name) => {
    expect(services[name]?.depends_on).toMatchObject({ migrations: { condition: 'service_completed_successfully' } });
  });

  it.each(BACK_END)('PLT-8 gives %s every variable that it requires', (name) => {
    expect(serviceEnvironment.safeParse(getEnvironment(name)).error?.issues ?? []).toEqual([]);
  });

  it.each(['media', 'seo', 'releases', 'shell'])('PLT-8 stores the objects of %s on the S3 server', (name) => {
    expect(storageEnvironment.parse(getEnvironment(name))).toMatchObject({
      S3_ENDPOINT: expect.any(String),
      S3_ACCESS_KEY: expect.any(String),
      S3_SECRET_KEY: expect.any(String),
    });
  });

  it('PLT-8 gives the gateway the address of every service', () => {
    expect(Object.keys(getEnvironment('gateway'))).toEqual(
      expect.arrayContaining(BACK_END.map((name) => `${name.toUpperCase()}_URL`)),
    );
  });

  it('PLT-8 runs MongoDB 8, NATS, an S3 server, and a mail catcher beside them', () => {
    const images = Object.values(services).map(({ image }) => image ?? '');
    for (const wanted of [/^mongo:8\./, /^nats:2\./, /versitygw/, /mailpit/])
      expect(images.some((image) => wanted.test(image))).toBe(true);
  });

  it('PLT-8 pins the exact version of every image, and a NATS version with counters', () => {
    const dockerfile = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8');
    const node = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? '';
    const images = Object.values(services).flatMap(({ build, image }) => (build ? [] : (image ?? [])));
    for (const image of [node, ...images]) expect(image).toMatch(/:v?\d+\.\d+\.\d+(-[a-z]+)?$/);
    const nats = /\d+\.\d+\.\d+/.exec(services.nats?.image ?? '')?.[0] ?? '';
    expect(compareVersions(nats, natsPins().oldestVersion)).toBeGreaterThanOrEqual(0);
  });

  it('PLT-8 updates the backup with the other units, although only a command starts it', () => {
    expect(services.backup?.image).toBe(`\${COMPOSE_PROJECT_NAME}-setup`);
    expect(services.backup?.build).toEqual(services.setup?.build);
  });

  it('PLT-8 supports an optional search engine, in the version the tests start, reachable only by search', () => {
    const { search, 'search-engine': engine } = yaml.load(engineText).services;
    expect(engine?.image).toBe(`opensearchproject/opensearch:${OPENSEARCH_VERSION}`);
    expect(search?.environment).toEqual({ SEARCH_ENGINE_URL: 'http://search-engine:9200' });
    expect([search?.networks, engine?.networks]).toEqual([['search-engine'], ['search-engine']]);
  });

  it.each(UNITS)('PLT-4 gives %s its own password and no other', (name) => {
    const told = Object.values(services[name]?.environment ?? {}).flatMap((value) =>
      String(value).match(/PASSWORD_[A-Z]+/g),
    );
    expect(new Set(told.filter((variable) => variable !== null))).toEqual(new Set([`PASSWORD_${name.toUpperCase()}`]));
    expect(getEnvironment(name).NATS_URL).toContain(`nats://${name}:`);
  });

  it('PLT-8 gives the backup job the servers, the storage, and the keys of the units', () => {
    const given = getEnvironment('backup');
    expect(parseEnvironment(given)).toMatchObject({
      mongodbUrl: expect.stringContaining('mongodb://administrator:'),
      natsUrl: expect.stringContaining('nats://administrator:'),
      backupPassphrase: A_SECRET,
      s3: { endpoint: getEnvironment('media').S3_ENDPOINT, bucket: getEnvironment('media').S3_BUCKET },
    });
    for (const [unit, key] of Object.entries({
      auth: ['ATELIER_ENCRYPTION_KEY', 'ATELIER_RELEASE_KEY'],
      webhooks: ['WEBHOOKS_ENCRYPTION_KEY'],
    }).flatMap(([unit, keys]) => keys.map((key) => [unit, key] as const)))
      expect(services.backup?.environment?.[key]).toBe(services[unit]?.environment?.[key]);
  });

  it('PLT-4 gives NATS the users and permissions of the embedded server', () => {
    const written = readFileSync(join(root, 'deploy/docker/nats-users.conf'), 'utf8');
    // Where it differs: node deploy/embedded/servers/nats-authorization.ts > deploy/docker/nats-users.conf
    expect(written).toBe(natsAuthorization());
    expect(readFileSync(join(root, 'deploy/docker/nats.conf'), 'utf8')).toContain('include ./nats-users.conf');
    for (const [variable] of written.matchAll(/(?<=\$)(PASSWORD_[A-Z]+|SUBSCRIBERS_ISSUER)/g))
      expect(Object.keys(services.nats?.environment ?? {})).toContain(variable);
  });

  it('PLT-8 gets every required secret from `npm run secrets`, which keeps existing ones', () => {
    const { mode, secrets } = addSecrets('S3_SECRET_KEY=mine');
    expect(mode).toBe(0o600);
    const demanded = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    expect(new Set(Object.keys(secrets))).toEqual(demanded);
    expect(secrets.S3_SECRET_KEY).toBe('mine');
  });

  it('PLT-4 gives NATS the public half of the webhooks seed, which `npm run secrets` adds to an earlier file', () => {
    const { SUBSCRIBERS_SEED: seed = '', SUBSCRIBERS_ISSUER: issuer } = addSecrets('S3_SECRET_KEY=mine').secrets;
    expect(fromSeed(Buffer.from(seed)).getPublicKey()).toBe(issuer);
    expect(addSecrets(`SUBSCRIBERS_SEED=${seed}`).secrets.SUBSCRIBERS_ISSUER).toBe(issuer);
    expect(Object.keys(services.nats?.environment ?? {})).not.toContain('SUBSCRIBERS_SEED');
    expect(issuerOf(getSubscribersSeed({ file: '', value: 'of the embedded servers' }))).toMatch(/^A[A-Z2-7]{55}$/);
  });

  it('PLT-8 contains no secret', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([key]) => /SECRET|PASSWORD|PASSPHRASE|RELEASE_KEY|SEED/.test(key)),
    );
    expect(secrets).not.toHaveLength(0);
    for (const [key, value] of secrets) expect([key, String(value)]).toEqual([key, expect.stringMatching(/^\$\{/)]);
  });
});
