import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serviceEnvironment, storageEnvironment } from '@atelier/service-kit/environment/service-environment';
import { describe, expect, it } from '@jest/globals';

interface ComposeService {
  image?: string;
  build?: { args: { UNIT: string } };
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
}

const root = process.cwd();
const yaml = createRequire(join(root, 'deploy/package.json'))('js-yaml') as {
  load(text: string): { services: Record<string, ComposeService> };
};
const { services } = yaml.load(readFileSync(join(root, 'docker-compose.yml'), 'utf8'));

const BACK_END = ['content', 'contacts', 'auth', 'media', 'analytics', 'seo', 'releases', 'search'];
const UNITS = [...BACK_END, 'gateway', 'shell'];

const A_SECRET = 'a-secret-of-more-than-thirty-two-characters';
const INNERMOST = /\$\{\w+:?(?:-([^${}]*)|\?[^${}]*)\}/g;

/** What compose makes of a value when nothing is set but the secrets; a default may hold another. */
const interpolated = (value: string): string => {
  const next = value.replaceAll(INNERMOST, (_all, fallback?: string) => fallback ?? A_SECRET);
  return next === value ? value : interpolated(next);
};

const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, interpolated(String(value))]),
  );

describe('docker-compose.yml', () => {
  it.each(UNITS)('PLT-8 runs %s from the one image recipe, started after what it needs is healthy', (name) => {
    expect(services[name]?.build?.args.UNIT).toBe(BACK_END.includes(name) ? `services/${name}` : name);
    expect(Object.values(services[name]?.depends_on ?? {}).map(({ condition }) => condition)).not.toContain(
      'service_started',
    );
  });

  it.each(BACK_END)('PLT-8 gives %s every variable that it demands', (name) => {
    expect(serviceEnvironment.safeParse(environmentOf(name)).error?.issues ?? []).toEqual([]);
  });

  it.each(['media', 'seo', 'releases', 'shell'])('PLT-8 keeps the objects of %s on the S3 server', (name) => {
    expect(storageEnvironment.parse(environmentOf(name))).toMatchObject({
      S3_ENDPOINT: expect.any(String),
      S3_ACCESS_KEY: expect.any(String),
      S3_SECRET_KEY: expect.any(String),
    });
  });

  it('PLT-8 names the address of every service to the gateway', () => {
    expect(Object.keys(environmentOf('gateway'))).toEqual(
      expect.arrayContaining(BACK_END.map((name) => `${name.toUpperCase()}_URL`)),
    );
  });

  it('PLT-8 runs MongoDB 8, NATS, an S3 server and a mail catcher beside them', () => {
    const images = Object.values(services).map(({ image }) => image ?? '');
    for (const wanted of [/^mongo:8/, /^nats:2/, /versitygw/, /mailpit/])
      expect(images.some((image) => wanted.test(image))).toBe(true);
  });

  it('PLT-8 has no secret in it', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([key]) => /SECRET|PASSWORD|RELEASE_KEY/.test(key)),
    );
    expect(secrets).not.toHaveLength(0);
    for (const [key, value] of secrets) expect([key, String(value)]).toEqual([key, expect.stringMatching(/^\$\{/)]);
  });
});
