import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { atelier, type Platform } from '../platform/platform.ts';
import { staffApi } from '../platform/staff-api.ts';
import { startInstance, temporaryFolder } from './instances.ts';

const KEY = 'correct horse battery staple';
const POST = {
  title: 'Kept elsewhere',
  excerpt: 'Written down before a machine is replaced.',
  content: `<p>${'Words that are worth keeping. '.repeat(8)}</p>`,
  category: 'news',
  tags: ['DevOps'],
  status: 'published',
};

const run = async (args: readonly string[], dataDir: string, passphrase = KEY) => {
  const env = {
    ATELIER_DATA_DIR: dataDir,
    MONGODB_URL: '',
    NATS_URL: '',
    S3_ENDPOINT: '',
    BACKUP_PASSPHRASE: passphrase,
  };
  const { ended, output } = atelier(args, env);
  return { code: await ended, output: output() };
};

test('PLT-8 a backup of the running platform moves its posts, files, releases, and staff to another machine', async () => {
  // Two starts and four commands, which a busy machine slows down.
  test.slow();
  const folder = temporaryFolder();
  const [first, second] = [join(folder.path, 'first'), join(folder.path, 'second')];
  const file = join(folder.path, 'atelier.tar.age');
  let platform: Platform | undefined = await startInstance(first, {
    ATELIER_ADMIN_EMAIL: ADMINISTRATOR.email,
    ATELIER_ADMIN_PASSWORD: ADMINISTRATOR.password,
  });
  try {
    expect((await staffApi(platform.url)('POST', '/blog', POST)).status).toBe(201);
    expect(await run(['restore', file], first)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Stop it first'),
    });
    const written = await run(['backup', file], first);
    expect([written.code, written.output]).toEqual([
      0,
      expect.stringMatching(/Wrote .* 9 databases with \d+ documents/),
    ]);
    await platform.stop();
    platform = undefined;

    const altered = readFileSync(file);
    altered[altered.length - 1000] = (altered.at(-1000) ?? 0) ^ 1;
    writeFileSync(`${file}.altered`, altered);
    expect(await run(['backup', '--verify', `${file}.altered`], first)).toMatchObject({ code: 1 });

    const restored = await run(['restore', file], second);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Restored in')]);
    platform = await startInstance(second);
    expect(await (await fetch(`${platform.url}/blog/kept-elsewhere`)).text()).toContain(
      'Words that are worth keeping.',
    );
    expect((await staffApi(platform.url)('GET', '/contact?limit=1')).status).toBe(200);
    for (const key of ['release-key', 'encryption-key'])
      expect(readFileSync(join(second, 'secrets', key), 'utf8')).toBe(
        readFileSync(join(first, 'secrets', key), 'utf8'),
      );
  } finally {
    await platform?.stop();
    folder.remove();
  }
});
