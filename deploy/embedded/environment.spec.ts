import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseEnvironment } from './environment.ts';
import { repositoryRoot } from './paths.ts';
import { Problem } from './problem.ts';

const refusal = (env: NodeJS.ProcessEnv): string => {
  try {
    parseEnvironment(env);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  throw new Error('the environment was accepted');
};

describe('the launcher environment', () => {
  it('has a default for everything', () => {
    expect(parseEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(repositoryRoot, '.atelier'),
      adminEmail: 'admin@atelier.local',
      processes: 'shared',
      externalImages: 'refuse',
      webhooksAllowPrivate: 'false',
      logLevel: 'info',
    });
  });

  it('treats an empty variable as absent', () => {
    expect(parseEnvironment({ PORT: '', MONGODB_URL: '' })).toMatchObject({ port: 3000 });
  });

  it('accepts every member of a replica set', () => {
    const MONGODB_URL = 'mongodb://a:27017,b:27017,c:27017/?replicaSet=rs0';
    expect(parseEnvironment({ MONGODB_URL }).mongodbUrl).toBe(MONGODB_URL);
  });

  it('derives the public address from the port and drops a trailing slash', () => {
    expect(parseEnvironment({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
    expect(parseEnvironment({ ATELIER_PUBLIC_URL: 'https://studio.example/' }).publicUrl).toBe(
      'https://studio.example',
    );
  });

  it('keeps an absolute data directory as it is', () => {
    expect(parseEnvironment({ ATELIER_DATA_DIR: '/srv/atelier' }).dataDir).toBe('/srv/atelier');
  });

  it('reads the S3 settings with their defaults', () => {
    const { s3 } = parseEnvironment({ S3_ENDPOINT: 'http://s3:9000', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' });
    expect(s3).toEqual({
      endpoint: 'http://s3:9000',
      accessKey: 'a',
      secretKey: 'b',
      bucket: 'atelier',
      region: 'us-east-1',
    });
  });

  it.each(['0', '65536', 'abc', '-1', '3000.5'])('rejects PORT=%s and names the rule with an example', (PORT) => {
    expect(refusal({ PORT })).toContain(
      `PORT must be a port number from 1 to 65535, for example PORT=3000; it is '${PORT}'`,
    );
  });

  it('names all invalid variables at once', () => {
    const message = refusal({ PORT: 'x', ATELIER_PROCESSES: 'many', LOG_LEVEL: 'loud', HOST: 'no host' });
    for (const name of ['PORT', 'ATELIER_PROCESSES', 'LOG_LEVEL', 'HOST'])
      expect(message).toContain(`  ${name} must be`);
  });

  it('never repeats a value that may be secret', () => {
    const message = refusal({
      MONGODB_URL: 'http://user:hunter2@db',
      NATS_URL: 'user:hunter2',
      SMTP_URL: 'hunter2',
      S3_SECRET_KEY: 'hunter2',
      ATELIER_ADMIN_PASSWORD: 'short',
    });
    expect(message).toContain(
      'MONGODB_URL must be the address of a MongoDB replica set, for example MONGODB_URL=mongodb://',
    );
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain('short');
  });

  it('requires the remaining S3 settings if one is given', () => {
    const message = refusal({ S3_ENDPOINT: 'http://s3:9000', S3_ACCESS_KEY: 'a' });
    expect(message).toContain('S3_SECRET_KEY must be the secret key of the S3 server, set together with S3_ENDPOINT');
  });

  it('rejects a public address with a path', () => {
    expect(refusal({ ATELIER_PUBLIC_URL: 'https://studio.example/blog' })).toContain(
      'ATELIER_PUBLIC_URL must be the origin',
    );
  });

  it.each(['off', 'contact=5/1m', 'contact=5/1m,login=10/15m,public=600/1m,pages=300/1m,concurrent=64'])(
    'accepts RATE_LIMITS=%s',
    (RATE_LIMITS) => {
      expect(parseEnvironment({ RATE_LIMITS }).rateLimits).toBe(RATE_LIMITS);
    },
  );

  it.each(['on', 'contact=5', 'contact=5/1m;login=1/1s'])('rejects RATE_LIMITS=%s', (RATE_LIMITS) => {
    expect(refusal({ RATE_LIMITS })).toContain("RATE_LIMITS must be 'off', or limits by name");
  });
});
