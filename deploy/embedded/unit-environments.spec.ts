import { describe, expect, it } from '@jest/globals';
import { dataDirectoryAt } from './data/data-directory.ts';
import { parseEnvironment } from './environment.ts';
import { composeUnitEnvironments, SERVICES, type ServiceName } from './unit-environments.ts';

const servicePorts = Object.fromEntries(SERVICES.map((name, index) => [name, 4001 + index])) as Record<
  ServiceName,
  number
>;
const addresses = {
  mongodbUrl: (account: string) => `mongodb://${account}@127.0.0.1:27017/?replicaSet=rs0`,
  natsUrl: (account: string) => `nats://${account}@127.0.0.1:4222`,
  servicePorts,
  frontUrl: 'http://127.0.0.1:3000',
};
const KEYS = { releaseKey: 'release-key', encryptionKey: 'encryption-key', subscribersSeed: 'subscribers-seed' };
const compose = (env: NodeJS.ProcessEnv = {}) =>
  composeUnitEnvironments(parseEnvironment(env), dataDirectoryAt('/data'), addresses, KEYS);

describe('unit environments', () => {
  it('give every service its own loopback port and addresses with its own credentials', () => {
    const { services } = compose();
    expect(new Set(SERVICES.map((name) => services[name].PORT)).size).toBe(SERVICES.length);
    for (const name of SERVICES) {
      expect(services[name]).toMatchObject({
        HOST: '127.0.0.1',
        MONGODB_URL: `mongodb://${name}@127.0.0.1:27017/?replicaSet=rs0`,
        NATS_URL: `nats://${name}@127.0.0.1:4222`,
        AUTH_JWKS_URL: 'http://127.0.0.1:4001/auth/jwks.json',
        ATELIER_PUBLIC_URL: 'http://localhost:3000',
        LOG_LEVEL: 'info',
        STORAGE_DIR: '/data/storage',
      });
    }
  });

  it('give the gateway the address of each service', () => {
    expect(compose({ RATE_LIMITS: 'off' }).gateway).toMatchObject({
      CONTENT_URL: 'http://127.0.0.1:4002',
      RELEASES_URL: 'http://127.0.0.1:4007',
      RATE_LIMITS: 'off',
      NATS_URL: 'nats://gateway@127.0.0.1:4222',
    });
  });

  it('give each key only to its service', () => {
    const { services, gateway, shell } = compose();
    expect(services.auth).toMatchObject({
      ATELIER_RELEASE_KEY: 'release-key',
      ATELIER_ENCRYPTION_KEY: 'encryption-key',
    });
    expect(services.webhooks).toMatchObject({ SUBSCRIBERS_SEED: 'subscribers-seed' });
    for (const [key, owner] of Object.entries({
      releaseKey: 'auth',
      encryptionKey: 'auth',
      subscribersSeed: 'webhooks',
    }))
      for (const unit of [gateway, shell, ...SERVICES.filter((name) => name !== owner).map((name) => services[name])])
        expect(Object.values(unit)).not.toContain(KEYS[key as keyof typeof KEYS]);
  });

  it('store mail in a directory until a mail server is configured', () => {
    const [stored, sent] = [compose().services, compose({ SMTP_URL: 'smtp://mail:25' }).services];
    for (const name of ['contacts', 'auth'] as const) {
      expect(stored[name]).toMatchObject({ MAIL_DIR: '/data/mail' });
      expect(sent[name].SMTP_URL).toBe('smtp://mail:25');
      expect(sent[name]).not.toHaveProperty('MAIL_DIR');
    }
  });

  it('give only search an engine and its credentials', () => {
    const SEARCH_ENGINE_URL = 'https://user:password@engine:9200';
    const { services, gateway, shell } = compose({ SEARCH_ENGINE_URL });
    expect(services.search).toMatchObject({ SEARCH_ENGINE_URL });
    for (const other of [gateway, shell, ...SERVICES.filter((name) => name !== 'search').map((name) => services[name])])
      expect(other).not.toHaveProperty('SEARCH_ENGINE_URL');
    expect(compose().services.search).not.toHaveProperty('SEARCH_ENGINE_URL');
  });

  it('store objects on S3 if its endpoint is given', () => {
    const { services, shell } = compose({ S3_ENDPOINT: 'http://s3:9000', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' });
    for (const unit of [services.media, services.releases, shell]) {
      expect(unit).toMatchObject({ S3_ENDPOINT: 'http://s3:9000', S3_ACCESS_KEY: 'a', S3_BUCKET: 'atelier' });
      expect(unit).not.toHaveProperty('STORAGE_DIR');
    }
  });
});
