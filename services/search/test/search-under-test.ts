import { randomBytes } from 'node:crypto';
import { type ItemSnapshot, type PostSnapshot, postPublished, type SearchAnswer } from '@atelier/contracts';
import {
  anEvent,
  dropDatabase,
  eventually,
  inspectDatabase,
  publishEvent,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { expect } from '@jest/globals';

const letters = (count: number): string =>
  [...randomBytes(count)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** A word that nothing else has, and that nothing else is a mistyped form of. */
export const aWord = (): string => letters(16);

const anIdentity = () => {
  const id = randomBytes(12).toString('hex');
  return { id, slug: `item-${id}`, updatedAt: '2026-01-06T09:00:00.000Z', version: 1, media: [] };
};

/** A public post as its service tells of it. */
export const aPostSnapshot = (fields: Partial<PostSnapshot> = {}): PostSnapshot => ({
  ...anIdentity(),
  title: 'A post',
  excerpt: 'What it is about.',
  text: '',
  category: 'development',
  tags: ['DevOps'],
  author: 'Ada Lovelace',
  featuredImage: null,
  status: 'published',
  publishDate: '2026-01-05T08:00:00.000Z',
  ...fields,
});

/** A public service, project or member as its service tells of it. */
export const anItemSnapshot = (fields: Partial<ItemSnapshot> = {}): ItemSnapshot => ({
  ...anIdentity(),
  title: 'An item',
  summary: 'What it is about.',
  text: '',
  category: 'web-development',
  keywords: ['React'],
  image: null,
  isPublic: true,
  publishedAt: null,
  ...fields,
});

/** `npm run test:search-engine` runs all tests of the service with an engine. */
const engineOfTests = (): NodeJS.ProcessEnv => {
  const { TEST_SEARCH_ENGINE_URL: url } = process.env;
  return url === undefined ? {} : { SEARCH_ENGINE_URL: url, SEARCH_ENGINE_INDEX: anIndexName() };
};

export const anIndexName = (): string => `test_${letters(8)}`;

/** Where an instance of the service lives; several may follow one another, or run beside each other, in it. */
export const aPlaceForSearch = async () => {
  const keys = await startKeyServer();
  const env = serviceTestEnvironment('search', keys.jwksUrl, engineOfTests());
  return {
    env,
    keys,
    inDatabase: <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
      inspectDatabase(env.MONGODB_DATABASE, look),
    leave: async () => {
      await keys.stop();
      await dropDatabase(env.MONGODB_DATABASE);
    },
  };
};
export type PlaceForSearch = Awaited<ReturnType<typeof aPlaceForSearch>>;

/** What a visitor finds at this instance. */
export const getSearcher = (url: string) => {
  const search = async (q: string, more = ''): Promise<SearchAnswer> =>
    (await (await fetch(`${url}/search?q=${encodeURIComponent(q)}${more}`)).json()) as SearchAnswer;
  const getIds = async (q: string) => (await search(q)).data.map(({ id }) => id);
  return {
    search,
    getIds,
    untilFound: (q: string, ...ids: string[]) =>
      eventually(async () => {
        expect(await getIds(q)).toEqual(ids);
      }),
    untilTotal: (q: string, total: number) =>
      eventually(async () => {
        expect((await search(q)).total).toBe(total);
      }),
    untilAny: (q: string) =>
      eventually(async () => {
        expect((await search(q)).total).toBeGreaterThan(0);
      }),
  };
};

/** Publishes events one behind the other. */
export const publishAll = async (...events: readonly Parameters<typeof publishEvent>[0][]): Promise<void> => {
  for (const event of events) await publishEvent(event);
};

/** A post that is published last: when it is found, what came before was applied. */
export const aMarker = () => {
  const word = aWord();
  const post = aPostSnapshot({ title: word });
  return { word, post, event: anEvent(postPublished, post) };
};
