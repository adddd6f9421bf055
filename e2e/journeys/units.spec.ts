import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@atelier/test-kit/free-port';
import { expect, journey } from '../platform/journey.ts';
import { type PlatformState, repositoryRoot } from '../platform/platform.ts';

const SERVICES = ['content', 'contacts', 'auth', 'media', 'analytics', 'seo', 'releases', 'search', 'webhooks'].map(
  (name) => `services/${name}`,
);
const SERVERS = [...SERVICES, 'gateway', 'shell'];
const UNITS = [...SERVERS, 'mfe-public', 'mfe-admin'];

const getScripts = (unit: string) =>
  (JSON.parse(readFileSync(join(repositoryRoot, unit, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts;

const getEnvironment = (
  unit: string,
  port: number,
  { mongodbUrl, natsUrl, serviceUrls }: PlatformState,
): NodeJS.ProcessEnv => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-unit-'));
  return {
    PATH: process.env.PATH,
    PORT: String(port),
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: `alone_${unit.replaceAll(/\W/g, '_')}`,
    NATS_URL: natsUrl,
    AUTH_JWKS_URL: `${serviceUrls.auth}/auth/jwks.json`,
    STORAGE_DIR: join(folder, 'storage'),
    CACHE_DIR: join(folder, 'cache'),
    MAIL_DIR: join(folder, 'mail'),
    ...Object.fromEntries(Object.entries(serviceUrls).map(([name, url]) => [`${name.toUpperCase()}_URL`, url])),
  };
};

for (const unit of UNITS) {
  journey(`PLT-1 ${unit} has its own build and test commands`, () => {
    expect(getScripts(unit)).toMatchObject({ build: expect.any(String), test: expect.any(String) });
  });
}

for (const unit of SERVERS) {
  journey(
    `PLT-1 PLT-8 ${unit} starts alone, becomes ready, and on SIGTERM reports that it is not, before it stops`,
    async ({ state }) => {
      const entry = [
        join(repositoryRoot, unit, 'dist/main.js'),
        join(repositoryRoot, unit, 'dist/server/main.js'),
      ].find((file) => existsSync(file));
      expect(entry).toBeDefined();
      const port = await freePort();
      const unitProcess = spawn(process.execPath, [entry ?? ''], {
        env: getEnvironment(unit, port, state()),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const reported = text(unitProcess.stderr);
      const ended = new Promise((resolve) => unitProcess.once('exit', resolve));
      const untilReadinessIs = (status: number) =>
        expect(async () => expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(status)).toPass();
      await untilReadinessIs(200);
      unitProcess.kill('SIGTERM');
      await untilReadinessIs(503);
      expect([await ended, await reported]).toEqual([0, '']);
    },
  );
}

journey('PLT-4 the dependencies of a response are never sent to clients', async ({ site }) => {
  for (const path of ['/api/blog', '/api/studio', '/']) {
    const answer = await fetch(`${site}${path}`, { headers: { 'surrogate-capability': 'mine="Surrogate/1.0"' } });
    expect([path, answer.status, answer.headers.get('cache-tag')]).toEqual([path, 200, null]);
  }
});
