import {
  aPost,
  dropDatabase,
  inspectDatabase,
  type KeyServer,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertOlderPosts, toNumber } from '../../test/older-posts.js';
import { start } from '../index.js';

const OLDER_INDEX = { trashed: 1, searchWords: 1, publishDate: -1, _id: -1 } as const;
const COUNT = 450;

describe('database from an older version', () => {
  let keys: KeyServer;
  let env: ReturnType<typeof serviceTestEnvironment>;
  let services: Awaited<ReturnType<typeof start>>[];

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('content', keys.jwksUrl);
    await inspectDatabase(env.MONGODB_DATABASE, async (database) => {
      await insertOlderPosts(database, 0, COUNT);
      await database.collection('posts').createIndex(OLDER_INDEX);
    });
    services = await Promise.all([start(env), start(env)]);
  });
  afterAll(async () => {
    for (const service of services) await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  const call: ServiceCall = (...request) => serviceClient(services[0]?.url ?? '', keys)(...request);
  const total = async (query: string) => (await call('GET', `/blog?${query}`, { as: 'viewer' })).body.total;

  it('is counted once, although two processes migrate it at the same time', async () => {
    expect(await total('status=all')).toBe(toNumber(COUNT));
    expect(await total('status=draft')).toBe(toNumber(COUNT, ({ status }) => status === 'draft'));
    expect(await total('category=design')).toBe(
      toNumber(COUNT, ({ status, category }) => status === 'published' && category === 'design'),
    );
    expect(await total('tag=React&status=all')).toBe(toNumber(COUNT, ({ tags }) => tags.includes('React')));
    const archives = (await call('GET', '/blog/archives')).body.archives as { count: number }[];
    expect(archives.reduce((sum, { count }) => sum + count, 0)).toBe(
      toNumber(COUNT, ({ status }) => status === 'published'),
    );
  });

  it('is listed in order and found by word prefixes', async () => {
    const slugs = async (query: string) =>
      ((await call('GET', `/blog?${query}`)).body.posts as { slug: string }[]).map(({ slug }) => slug);
    expect(await slugs('sort=oldest&limit=2')).toEqual(['older-0', 'older-1']);
    expect(await slugs('sort=title&limit=2')).toEqual(['older-0', 'older-1']);
    expect(await slugs('search=number%200002&limit=1')).toEqual(['older-298']);
  });

  it('keeps its items unchanged', async () => {
    const { body } = await call('GET', '/blog/older-4', { as: 'viewer' });
    expect(body.data).toMatchObject({ version: 1, views: 0, images: [], updatedAt: '2020-01-01T04:00:00.000Z' });
  });

  it('accepts changes, including former slugs', async () => {
    await call('PUT', '/blog/older-8', { as: 'editor', body: { slug: 'newer-8', tags: ['Only this'] } });
    expect((await call('GET', '/blog/older-8')).body.data).toMatchObject({ slug: 'newer-8', version: 2 });
    expect(await total('tag=Only%20this')).toBe(1);
    expect(await total('tag=React&status=all')).toBe(toNumber(COUNT, ({ tags }) => tags.includes('React')) - 1);
  });

  it('loses the fields and indexes that only the older version used', async () => {
    const left = await inspectDatabase(env.MONGODB_DATABASE, async (database) => ({
      indexes: (await database.collection('posts').indexes()).map(({ key }) => key),
      posts: await database.collection('posts').countDocuments({ searchWords: { $exists: true } }),
    }));
    expect(left.indexes).not.toContainEqual(OLDER_INDEX);
    expect(left.posts).toBe(0);
  });

  it('is migrated from where it was interrupted, or where the older version kept writing', async () => {
    await inspectDatabase(env.MONGODB_DATABASE, (database) => insertOlderPosts(database, COUNT, COUNT + 20));
    await call('POST', '/blog', { as: 'editor', body: aPost({ title: 'Written by the newer one' }) });
    const late = await start(env);
    await late.stop();
    expect(await total('status=all')).toBe(toNumber(COUNT + 20) + 1);
  });
});
