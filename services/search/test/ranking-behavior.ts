import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EntryRecord } from '../src/entries/entry.js';
import type { EntrySource, Found, SearchIndex } from '../src/ranking/search-index.js';

export const anEntry = (key: string, fields: Partial<EntryRecord> = {}): EntryRecord => ({
  key,
  kind: 'post',
  id: key,
  slug: key,
  title: 'Nothing of note',
  summary: '',
  text: '',
  category: '',
  keywords: [],
  image: null,
  isPublic: true,
  publishedAt: new Date('2026-01-05T08:00:00Z'),
  version: 1,
  ...fields,
});

/** Entries as they stand in the database. */
export const aSource = (entries: readonly EntryRecord[], origin = 'a collection'): EntrySource => ({
  all: async function* () {
    yield* entries;
  },
  origin: async () => origin,
});

type Entries = Record<string, Partial<EntryRecord>>;

const search = (index: SearchIndex, q: string): Promise<Found> => index.search({ q, page: 1, limit: 100 });

export const foundIn = async (index: SearchIndex, q: string): Promise<string[]> =>
  (await search(index, q)).hits.map(({ key }) => key);

/** What every kind of index does, shown on one that is made empty for each test. */
export const describeRanking = (makeIndex: () => Promise<SearchIndex>): void => {
  const anIndex = async (entries: Entries): Promise<SearchIndex> => {
    const index = await makeIndex();
    await index.rebuild(aSource(Object.entries(entries).map(([key, fields]) => anEntry(key, fields))));
    return index;
  };
  describe('ranking', () => {
    it('puts the title before keywords, category, summary and text', async () => {
      const index = await anIndex({
        text: { text: 'A page on harbours.' },
        summary: { summary: 'A page on harbours.' },
        category: { category: 'harbours' },
        keywords: { keywords: ['harbours'] },
        title: { title: 'A page on harbours' },
      });
      expect(await foundIn(index, 'harbours')).toEqual(['title', 'keywords', 'category', 'summary', 'text']);
    });

    it('finds what has all words, and only where nothing has, what has some', async () => {
      const index = await anIndex({ both: { title: 'Quiet harbours' }, one: { title: 'Busy harbours' } });
      expect(await foundIn(index, 'quiet harbours')).toEqual(['both']);
      expect(await foundIn(index, 'quiet mountains')).toEqual(['both']);
      expect((await foundIn(index, 'harbours mountains')).sort()).toEqual(['both', 'one']);
    });

    it('lets the last published stand first where nothing else decides', async () => {
      const index = await anIndex({
        never: { title: 'Harbours', publishedAt: null },
        older: { title: 'Harbours', publishedAt: new Date('2025-01-01') },
        newer: { title: 'Harbours', publishedAt: new Date('2026-01-01') },
      });
      expect(await foundIn(index, 'harbours')).toEqual(['newer', 'older', 'never']);
    });

    it('takes the last word for a beginning, and no other', async () => {
      const index = await anIndex({ trains: { title: 'Release trains' } });
      expect(await foundIn(index, 'release tra')).toEqual(['trains']);
      expect(await foundIn(index, 'rel trains')).toEqual(['trains']);
      expect(await foundIn(index, 'rel')).toEqual(['trains']);
      expect(await foundIn(index, 'rel cars')).toEqual([]);
    });

    it('follows an entry as it changes, becomes private and comes back', async () => {
      const index = await anIndex({ one: { title: 'Harbours' } });
      await index.keep([anEntry('one', { title: 'Mountains', version: 2 })]);
      expect(await foundIn(index, 'harbours')).toEqual([]);
      expect(await foundIn(index, 'mountains')).toEqual(['one']);
      await index.keep([anEntry('one', { isPublic: false, version: 3 })]);
      await index.keep([anEntry('other', { title: 'Mountains', isPublic: false })]);
      expect(await foundIn(index, 'mountains')).toEqual([]);
      await index.keep([anEntry('one', { title: 'Mountains', version: 4 })]);
      expect(await foundIn(index, 'mountains')).toEqual(['one']);
    });
  });

  describe('a page of the ranking', () => {
    const anEntryOf = (kind: EntryRecord['kind'], day: number) => ({
      kind,
      title: 'Harbours',
      publishedAt: new Date(Date.UTC(2026, 0, day)),
    });

    it('has the hits of one page and one kind, and the counts of all', async () => {
      const index = await anIndex({
        a: anEntryOf('post', 9),
        b: anEntryOf('project', 8),
        c: anEntryOf('post', 7),
        d: anEntryOf('post', 6),
      });
      const second = await index.search({ q: 'harbours', page: 2, limit: 2 });
      expect(second).toMatchObject({ total: 4, counts: { post: 3, project: 1, page: 0 } });
      expect(second.hits.map(({ key }) => key)).toEqual(['c', 'd']);
      const posts = await index.search({ q: 'harbours', type: 'post', page: 1, limit: 2 });
      expect(posts).toMatchObject({ total: 3, counts: { post: 3, project: 1, page: 0 } });
      expect(posts.hits.map(({ key }) => key)).toEqual(['a', 'c']);
      expect((await index.search({ q: 'harbours', page: 1e9, limit: 100 })).hits).toEqual([]);
    });

    it('says which words of an entry match', async () => {
      const index = await anIndex({
        one: { title: 'Harbours, harbors and ports', text: 'A harbour' },
      });
      const words = async (q: string) => (await search(index, q)).hits.map((hit) => [...hit.words].sort());
      expect(await words('harbour')).toEqual([['harbour', 'harbours']]);
      expect(await words('harbuors')).toEqual([['harbors', 'harbours']]);
    });
  });

  describe('spelling', () => {
    let index: SearchIndex;
    beforeAll(async () => {
      index = await anIndex({
        trains: { title: 'A calm look at release trains' },
        cafe: { title: 'Crème brûlée in the Café Zürich', category: 'case-study' },
        figures: { title: 'What 2025 was like', keywords: ['C#', 'Next.js'] },
        boats: { title: 'Boats and their harbours' },
      });
    });

    it.each([
      ['a letter missing', 'relase trains', 'trains'],
      ['a letter too many', 'relleases', 'trains'],
      ['a wrong letter', 'telease', 'trains'],
      ['two letters swapped', 'relaese trains', 'trains'],
      ['two mistakes in a long word', 'harborus', 'boats'],
      ['another case', 'RELEASE Trains', 'trains'],
      ['no accents', 'creme brulee', 'cafe'],
      ['accents where there are none', 'rélease', 'trains'],
      ['accents as signs of their own', 'cafe\u0301', 'cafe'],
      ['a word of a slug', 'study', 'cafe'],
      ['signs of a language', 'c#', 'figures'],
    ])('finds with %s', async (_what, text, key) => {
      expect(await foundIn(index, text)).toEqual([key]);
    });

    it('takes short words and figures as they stand', async () => {
      expect(await foundIn(index, '2024')).toEqual([]);
      expect(await foundIn(index, 'wat')).toEqual([]);
      expect(await foundIn(index, 'bost')).toEqual([]);
      expect(await foundIn(index, 'what')).toEqual(['figures']);
    });

    it('looks for similar words only where nothing has the word itself or begins with it', async () => {
      const similar = await anIndex({
        exact: { text: 'The cost of a harbor, in plain figures' },
        beginning: { title: 'Costs before and after' },
        coast: { title: 'Most of the coast', keywords: ['const'] },
        harbors: { title: 'Two harbors' },
        arbor: { title: 'An arbor' },
      });
      expect((await foundIn(similar, 'cost')).sort()).toEqual(['beginning', 'exact']);
      expect((await foundIn(similar, 'harbor')).sort()).toEqual(['exact', 'harbors']);
      expect(await foundIn(similar, 'harbpr')).toEqual(['exact']);
    });

    it.each([
      ['设计', 'studio'],
      ['工作室', 'studio'],
      ['コーナー', 'corner'],
      ['phoneの設計', 'mixed'],
      ['設計', 'mixed'],
    ])('finds %s within text without spaces', async (text, key) => {
      const unspaced = await anIndex({
        studio: { title: '我们的设计工作室' },
        corner: { text: 'デザインのコーナー、毎週更新' },
        mixed: { summary: 'Notes on phoneの設計' },
      });
      expect(await search(unspaced, text)).toMatchObject({ hits: [{ key }], total: 1, suggestion: undefined });
    });

    it.each(['??', '—', '  ', '<>'])('finds nothing for %j, which has no word', async (text) => {
      expect(await search(index, text)).toMatchObject({ hits: [], total: 0, suggestion: undefined });
    });

    it.each([
      ['relase trains', 'release trains'],
      ['relaese', 'release'],
      ['release tra', 'release trains'],
      ['caffe', 'cafe'],
    ])('suggests for %j what was meant', async (text, meant) => {
      expect((await search(index, text)).suggestion).toBe(meant);
    });

    it.each(['release trains', 'xylophone', 'relase xylophone', 'relase boats'])(
      'suggests nothing for %j',
      async (text) => {
        expect((await search(index, text)).suggestion).toBeUndefined();
      },
    );

    it('finds with a hundred letters and many words', async () => {
      expect(await foundIn(index, 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2))).toContain(
        'trains',
      );
    });
  });
};
