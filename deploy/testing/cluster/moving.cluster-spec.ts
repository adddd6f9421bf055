import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from '../../../e2e/platform/platform.ts';
import { UNIT_ACCOUNTS } from '../../embedded/servers/accounts.ts';
import { backUpStudio, itContinues, type StudioBackup } from '../containers/studio-backup.ts';
import { ask, signIn, until } from '../containers/visitors-and-staff.ts';
import { Cluster } from './cluster.ts';

const KEYS = ['ATELIER_ENCRYPTION_KEY', 'WEBHOOKS_ENCRYPTION_KEY', 'ATELIER_RELEASE_KEY', 'BACKUP_PASSPHRASE'];
const UNITS = `app.kubernetes.io/name in (${UNIT_ACCOUNTS.join(',')})`;
const MOVES_WITHIN_MS = 600_000;

describe('a studio that moves into a cluster', () => {
  const cluster = Cluster.running();
  const folder = mkdtempSync(join(tmpdir(), 'atelier-moving-'));
  let moved: StudioBackup;
  let nightly = '';

  const stopUnits = async () => {
    await cluster.kubectl('scale', 'deployment', '--all', '--replicas=0');
    await cluster.kubectl('wait', 'pods', '--for=delete', '--timeout=120s', '--selector', UNITS);
  };
  const startUnits = async () => {
    await cluster.kubectl('scale', 'deployment', '--all', '--replicas=1');
    await cluster.kubectl('wait', 'deployment', '--all', '--for=condition=available', '--timeout=300s');
    await until('the site answers', async () => (await ask(cluster.url)).status === 200);
  };
  const setKeys = (keys: Record<string, string>) => {
    const data = KEYS.map((name) => [name, keys[name] === undefined ? null : btoa(keys[name])]);
    const patch = JSON.stringify({ data: Object.fromEntries(data) });
    return cluster.kubectl('patch', 'secret', 'atelier', '--type=merge', '--patch', patch);
  };

  /** Restores a backup of this machine into the servers of the cluster, as docs/guides/moving.md describes. */
  const restoreFromHere = async ({ file, keys, passphrase }: StudioBackup): Promise<string> => {
    const ports = { mongo: 27017, nats: 4222, s3: 7070 };
    const forwarded = await Promise.all(Object.entries(ports).map(([name, port]) => cluster.forward(name, port)));
    const [mongo, nats, s3] = forwarded.map(({ port }) => `localhost:${port}`);
    const { PASSWORD_ADMINISTRATOR: password, S3_SECRET_KEY = '' } = cluster.secrets;
    try {
      return await runCommand(['restore', '--replace', file], {
        ...keys,
        ATELIER_DATA_DIR: join(folder, 'empty'),
        BACKUP_PASSPHRASE: passphrase,
        MONGODB_URL: `mongodb://administrator:${password}@${mongo}/?directConnection=true`,
        NATS_URL: `nats://administrator:${password}@${nats}`,
        S3_ENDPOINT: `http://${s3}`,
        S3_ACCESS_KEY: 'atelier',
        S3_SECRET_KEY,
      });
    } finally {
      for (const { stop } of forwarded) stop();
    }
  };

  beforeAll(async () => {
    moved = await backUpStudio(folder);
  }, MOVES_WITHIN_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('PLT-8 backs up each night while the site runs, and a trial restore has every document', async () => {
    const output = await cluster.runBackupJob('nightly');
    nightly = /Kept (\S+)\.$/m.exec(output)?.[1] ?? '';
    expect(nightly).toMatch(/^\/backups\/atelier-.*\.tar\.age$/);
    expect(output).toContain('had every document and index');
  });

  it(
    'PLT-8 restores a backup of one machine into the servers of the cluster',
    async () => {
      await stopUnits();
      await setKeys({ ...moved.keys, BACKUP_PASSPHRASE: moved.passphrase });
      expect(await restoreFromHere(moved)).toContain('Restored in');
      await startUnits();
    },
    MOVES_WITHIN_MS,
  );

  itContinues(
    () => cluster,
    () => moved,
  );

  it(
    'PLT-8 restores the nightly backup from its volume',
    async () => {
      await stopUnits();
      await setKeys(cluster.secrets);
      const output = await cluster.runBackupJob('restore', 'restore', '--replace', nightly);
      expect(output).toContain('Restored in');
      await startUnits();
      const staff = await signIn(cluster);
      expect((await staff('GET', '/auth/me')).status).toBe(200);
      expect((await ask(`${cluster.url}/blog/written-on-one-machine`)).status).toBe(404);
    },
    MOVES_WITHIN_MS,
  );
});
