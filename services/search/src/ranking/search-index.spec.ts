import { describe, expect, it } from '@jest/globals';
import type { EntryRecord } from '../entries/entry.js';
import { SearchIndex } from './search-index.js';

const anEntry = (key: string, fields: Partial<EntryRecord> = {}): EntryRecord => ({
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

const anIndex = (entries: Record<string, Partial<EntryRecord>>): SearchIndex => {
  const index = new SearchIndex();
  for (const [key, fields] of Object.entries(entries)) index.keep(anEntry(key, fields));
  return index;
};

const suggestedIn = (index: SearchIndex, text: string) => index.suggestion(text, index.search(text));

const foundIn = (index: SearchIndex, text: string): string[] => index.search(text).map(({ key }) => key);

describe('ranking', () => {
  it('puts the title before keywords, category, summary and text', () => {
    const index = anIndex({
      text: { text: 'A page on harbours.' },
      summary: { summary: 'A page on harbours.' },
      category: { category: 'harbours' },
      keywords: { keywords: ['harbours'] },
      title: { title: 'A page on harbours' },
    });
    expect(foundIn(index, 'harbours')).toEqual(['title', 'keywords', 'category', 'summary', 'text']);
  });

  it('finds what has all words, and only where nothing has, what has some', () => {
    const index = anIndex({ both: { title: 'Quiet harbours' }, one: { title: 'Busy harbours' } });
    expect(foundIn(index, 'quiet harbours')).toEqual(['both']);
    expect(foundIn(index, 'quiet mountains')).toEqual(['both']);
    expect(foundIn(index, 'harbours mountains').sort()).toEqual(['both', 'one']);
  });

  it('lets the last published stand first where nothing else decides', () => {
    const index = anIndex({
      never: { title: 'Harbours', publishedAt: null },
      older: { title: 'Harbours', publishedAt: new Date('2025-01-01') },
      newer: { title: 'Harbours', publishedAt: new Date('2026-01-01') },
    });
    expect(foundIn(index, 'harbours')).toEqual(['newer', 'older', 'never']);
  });

  it('takes the last word for a beginning, and no other', () => {
    const index = anIndex({ trains: { title: 'Release trains' } });
    expect(foundIn(index, 'release tra')).toEqual(['trains']);
    expect(foundIn(index, 'rel trains')).toEqual(['trains']);
    expect(foundIn(index, 'rel')).toEqual(['trains']);
    expect(foundIn(index, 'rel cars')).toEqual([]);
  });

  it('follows an entry as it changes, becomes private and comes back', () => {
    const index = anIndex({ one: { title: 'Harbours' } });
    index.keep(anEntry('one', { title: 'Mountains', version: 2 }));
    expect(foundIn(index, 'harbours')).toEqual([]);
    expect(foundIn(index, 'mountains')).toEqual(['one']);
    index.keep(anEntry('one', { isPublic: false, version: 3 }));
    index.keep(anEntry('other', { title: 'Mountains', isPublic: false }));
    expect(foundIn(index, 'mountains')).toEqual([]);
    index.keep(anEntry('one', { title: 'Mountains', version: 4 }));
    expect(foundIn(index, 'mountains')).toEqual(['one']);
  });
});

describe('spelling', () => {
  const index = anIndex({
    trains: { title: 'A calm look at release trains' },
    cafe: { title: 'Crème brûlée in the Café Zürich', category: 'case-study' },
    figures: { title: 'What 2025 was like', keywords: ['C#', 'Next.js'] },
    boats: { title: 'Boats and their harbours' },
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
  ])('finds with %s', (_what, text, key) => {
    expect(foundIn(index, text)).toEqual([key]);
  });

  it('takes short words and figures as they stand', () => {
    expect(foundIn(index, '2024')).toEqual([]);
    expect(foundIn(index, 'wat')).toEqual([]);
    expect(foundIn(index, 'bost')).toEqual([]);
    expect(foundIn(index, 'what')).toEqual(['figures']);
  });

  it('looks for similar words only where nothing has the word itself or begins with it', () => {
    const similar = anIndex({
      exact: { text: 'The cost of a harbor, in plain figures' },
      beginning: { title: 'Costs before and after' },
      coast: { title: 'Most of the coast', keywords: ['const'] },
      harbors: { title: 'Two harbors' },
      arbor: { title: 'An arbor' },
    });
    expect(foundIn(similar, 'cost').sort()).toEqual(['beginning', 'exact']);
    expect(foundIn(similar, 'harbor').sort()).toEqual(['exact', 'harbors']);
    expect(foundIn(similar, 'harbpr')).toEqual(['exact']);
  });

  it.each(['??', '—', '  ', '<>'])('finds nothing for %j, which has no word', (text) => {
    expect(index.search(text)).toEqual([]);
    expect(suggestedIn(index, text)).toBeUndefined();
  });

  it.each([
    ['relase trains', 'release trains'],
    ['relaese', 'release'],
    ['release tra', 'release trains'],
    ['caffe', 'cafe'],
  ])('suggests for %j what was meant', (text, meant) => {
    expect(suggestedIn(index, text)).toBe(meant);
  });

  it.each(['release trains', 'xylophone', 'relase xylophone', 'relase boats'])('suggests nothing for %j', (text) => {
    expect(suggestedIn(index, text)).toBeUndefined();
  });

  it('finds with a hundred letters and many words', () => {
    expect(foundIn(index, 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(2))).toContain('trains');
  });
});
