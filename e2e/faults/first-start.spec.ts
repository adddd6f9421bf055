import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { MongoClient } from 'mongodb';
import { beginInstance, startInstance, temporaryFolder } from '../lifecycle/instances.ts';
import { type Platform, type PlatformState, readState } from '../platform/platform.ts';
import { measured } from './measured.ts';

const LISTS = ['services', 'projects', 'team', 'blog', 'blog/tags', 'pages'];

const getLists = ({ url }: Platform): Promise<unknown[]> =>
  Promise.all(
    LISTS.map(async (list) => {
      const { total, data } = (await (await fetch(`${url}/api/${list}`)).json()) as Record<string, unknown>;
      return total ?? (data as unknown[]).length;
    }),
  );

const countPosts = async ({ mongodbUrl }: PlatformState): Promise<number> => {
  const client = await MongoClient.connect(mongodbUrl, { serverSelectionTimeoutMS: 1000 });
  try {
    return await client.db('atelier_content').collection('posts').countDocuments();
  } finally {
    await client.close();
  }
};

/** How far a first start has come. */
const MOMENTS: Readonly<Record<string, (state: PlatformState) => boolean | Promise<boolean>>> = {
  'MongoDB starts': ({ processes }) => processes.mongod !== undefined,
  'the sample content is written': async (state) => state.mongodbUrl !== '' && (await countPosts(state)) > 0,
  'the services start': ({ processes }) => processes.services !== undefined,
  'the first releases are published': ({ processes }) => processes.front !== undefined,
};

const hasCome = async (dataDir: string, moment: (state: PlatformState) => boolean | Promise<boolean>) => {
  if (!existsSync(join(dataDir, 'run/state.json'))) return false;
  try {
    return await moment(readState(dataDir));
  } catch {
    // The state is being written, or the database does not answer yet.
    return false;
  }
};

test.describe
  .serial('an interrupted first start', () => {
    const folder = temporaryFolder();
    let untouched: unknown[];

    test.beforeAll(async () => {
      const platform = await startInstance(join(folder.path, 'untouched'));
      untouched = await getLists(platform);
      expect(await platform.stop()).toBe(0);
    });
    test.afterAll(() => folder.remove());

    for (const [name, moment] of Object.entries(MOMENTS))
      for (const signal of ['SIGINT', 'SIGKILL'] as const)
        test(`PLT-7 by ${signal} while ${name}: the next start has everything once`, async () => {
          const dataDir = join(folder.path, `${name}-${signal}`);
          const first = await beginInstance(dataDir);
          await expect.poll(() => hasCome(dataDir, moment), { intervals: [5], timeout: 60_000 }).toBe(true);
          // Ctrl-C reaches the bootstrap, which passes it on; a kill is aimed at the launcher itself.
          if (signal === 'SIGINT') first.process.kill(signal);
          else process.kill(readState(dataDir).launcherPid, signal);
          await first.ended;
          expect(first.output()).not.toContain('Atelier is ready');
          const startedAtMs = performance.now();
          const platform = await startInstance(dataDir);
          measured(`ready ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s after the next start`);
          try {
            expect(await getLists(platform)).toEqual(untouched);
            expect(await (await fetch(`${platform.url}/blog`)).text()).toContain('<article');
          } finally {
            expect(await platform.stop()).toBe(0);
          }
        });
  });
