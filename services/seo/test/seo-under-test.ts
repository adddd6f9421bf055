import { randomBytes } from 'node:crypto';
import { type ItemSnapshot, type PostSnapshot, postPublished } from '@atelier/contracts';
import {
  anEvent,
  dropDatabase,
  emptyStorage,
  eventually,
  inspectDatabase,
  publishEvent,
  type StorageKind,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { expect } from '@jest/globals';

/** A public post that no other test knows, as its service tells of it. */
export const aSnapshot = (fields: Partial<PostSnapshot> = {}): PostSnapshot => {
  const id = randomBytes(12).toString('hex');
  return {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    text: '',
    media: [],
    excerpt: 'What it is about.',
    category: 'development',
    tags: ['DevOps'],
    author: 'Ada Lovelace',
    featuredImage: `/media/covers/${id}.webp`,
    status: 'published',
    publishDate: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-06T09:00:00.000Z',
    version: 1,
    ...fields,
  };
};

/** A public service, project or member that no other test knows, as its service tells of it. */
export const anItemSnapshot = (fields: Partial<ItemSnapshot> = {}): ItemSnapshot => {
  const id = randomBytes(12).toString('hex');
  return {
    id,
    slug: `item-${id}`,
    title: `Item ${id}`,
    summary: 'What it is about.',
    text: '',
    category: 'web-development',
    keywords: [],
    image: null,
    media: [],
    isPublic: true,
    publishedAt: null,
    updatedAt: '2026-01-07T10:00:00.000Z',
    version: 1,
    ...fields,
  };
};

/** Where an instance of the service lives; several may follow one another in it. */
export const aPlaceForSeo = async (kind: StorageKind = 'directory') => {
  const keys = await startKeyServer();
  const storage = await emptyStorage(kind);
  const env = serviceTestEnvironment('seo', keys.jwksUrl, storage.env);
  return {
    env,
    keys,
    getPage: ({ id }: PostSnapshot) =>
      inspectDatabase(env.MONGODB_DATABASE, (database) =>
        database.collection<{ _id: string; version: number }>('pages').findOne({ _id: `post:${id}` }),
      ),
    leave: async () => {
      await storage.remove();
      await keys.stop();
      await dropDatabase(env.MONGODB_DATABASE);
    },
  };
};
export type PlaceForSeo = Awaited<ReturnType<typeof aPlaceForSeo>>;

/** What a visitor reads at these addresses. */
export const getReader = (url: string) => {
  const read = async (path: string) => (await fetch(`${url}${path}`)).text();
  const addressesIn = async (path: string) => [...(await read(path)).matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);
  /** All sitemaps that the index names, one behind the other. */
  const readSitemaps = async () => {
    const sitemaps = await addressesIn('/sitemap.xml');
    return (await Promise.all(sitemaps.map((sitemap = '') => read(new URL(sitemap).pathname)))).join('');
  };
  const isListed = async ({ slug }: PostSnapshot) => (await readSitemaps()).includes(`/blog/${slug}<`);
  return {
    read,
    readSitemaps,
    isListed,
    untilListed: (post: PostSnapshot) =>
      eventually(async () => {
        expect(await isListed(post)).toBe(true);
      }),
    untilGone: (post: PostSnapshot) =>
      eventually(async () => {
        expect(await isListed(post)).toBe(false);
      }),
  };
};

/** Publishes events one behind the other. */
export const publishAll = async (...events: readonly Parameters<typeof publishEvent>[0][]): Promise<void> => {
  for (const event of events) await publishEvent(event);
};

/** A post that is published last: when it is listed, what came before was applied. */
export const aMarker = () => {
  const post = aSnapshot();
  return { post, event: anEvent(postPublished, post) };
};
