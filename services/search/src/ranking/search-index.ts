import type { ContentKind } from '@atelier/contracts';
import { getWords } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { EntryRecord } from '../entries/entry.js';

/** A matching entry; `words` are its matching words as spelled by `getWords`. */
export interface Hit {
  key: string;
  kind: ContentKind;
  score: number;
  publishedAtMs: number;
  words: string[];
}

/** More words would take longer and find less. */
const MAX_WORDS = 10;
const MIN_PREFIX_LENGTH = 2;

const BOOST = { title: 6, keywords: 4, category: 3, summary: 2, text: 1 };

const prefix: SearchOptions['prefix'] = (word, index, words) =>
  index === words.length - 1 && word.length >= MIN_PREFIX_LENGTH;

/** A short word with one different letter is another word: cost, coast, most. */
const MIN_MISTYPED_LENGTH = 5;

/** Numbers and short words must match exactly. */
const mistyped = (edits: number) => (word: string) =>
  word.length >= MIN_MISTYPED_LENGTH && !/\p{N}/u.test(word) && edits;

const A_FIFTH = 0.2;
const usual = mistyped(A_FIFTH);
// Two swapped letters are two edits.
const swapped = mistyped(2);

const AS_WRITTEN: SearchOptions = { prefix: false, fuzzy: false, combineWith: 'AND' };

/** From strict to lenient: the first one with results wins. */
const ATTEMPTS: readonly SearchOptions[] = [
  { prefix, combineWith: 'AND' },
  { prefix, fuzzy: usual, combineWith: 'AND' },
  { prefix, fuzzy: swapped, combineWith: 'AND' },
  { prefix, combineWith: 'OR' },
  { prefix, fuzzy: usual, combineWith: 'OR' },
];

const soughtWords = (search: string): string[] => [...new Set(getWords(search))].slice(0, MAX_WORDS);

const toHit = ({ id, kind, score, publishedAtMs, terms }: SearchResult): Hit => ({
  key: id,
  kind,
  score,
  publishedAtMs,
  words: terms,
});

const byRank = (a: Hit, b: Hit): number =>
  b.score - a.score || b.publishedAtMs - a.publishedAtMs || a.key.localeCompare(b.key);

const emptyIndex = () =>
  new MiniSearch<EntryRecord>({
    idField: 'key',
    fields: Object.keys(BOOST),
    storeFields: ['kind', 'publishedAtMs', 'version'],
    extractField: (entry, field) =>
      field === 'publishedAtMs' ? (entry.publishedAt?.getTime() ?? 0) : entry[field as keyof EntryRecord],
    tokenize: getWords,
    processTerm: (word) => word,
    // Words of removed entries affect the ranking until they are swept, so sweep immediately to rank alike in all processes.
    autoVacuum: { minDirtCount: 1, minDirtFactor: Number.MIN_VALUE },
    searchOptions: { boost: BOOST },
  });

/** All public entries by their words, in the memory of this process. */
@Injectable()
export class SearchIndex {
  private entries = emptyIndex();

  /** Reads all entries into an index beside this one, which replaces it when it is complete. */
  async rebuild(all: AsyncIterable<EntryRecord>): Promise<void> {
    const next = new SearchIndex();
    for await (const entry of all) next.keep(entry);
    this.entries = next.entries;
  }

  /** Updates an entry; removes it if it is no longer public. */
  keep(entry: EntryRecord): void {
    const known = this.entries.getStoredFields(entry.key);
    if (entry.isPublic && known?.version === entry.version) return;
    if (known !== undefined) this.entries.discard(entry.key);
    if (entry.isPublic) this.entries.add(entry);
  }

  /** Entries that match all words, otherwise those that match some; best first. */
  search(text: string): Hit[] {
    const words = soughtWords(text).join(' ');
    return this.firstFound(words, ATTEMPTS).map(toHit).sort(byRank);
  }

  /** Replaces each word without a hit by the nearest known one; undefined if the result is the same or finds nothing. */
  suggestion(text: string, hits: readonly Hit[]): string | undefined {
    const words = soughtWords(text);
    const known = new Set(hits.flatMap((hit) => hit.words));
    const last = words.length - 1;
    const spelled = words
      .map((word, index) => (known.has(word) ? word : this.spelling(word, index === last)))
      .join(' ');
    return spelled !== words.join(' ') && this.isFound(spelled) ? spelled : undefined;
  }

  private isFound(words: string): boolean {
    return this.entries.search(words, AS_WRITTEN).length > 0;
  }

  private firstFound(words: string, attempts: readonly SearchOptions[]): SearchResult[] {
    for (const attempt of attempts) {
      const found = this.entries.search(words, attempt);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The known word with the most weight among the likely spellings of this one. */
  private spelling(word: string, isLast: boolean): string {
    const attempts = [usual, swapped].map((fuzzy) => ({ prefix: isLast && prefix, fuzzy }));
    const weights = new Map<string, number>();
    for (const { terms, score } of this.firstFound(word, attempts))
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + score);
    return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0] ?? word;
  }
}
