import { type ContentKind, eachKind, type SearchQuery } from '@atelier/contracts';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { EntryRecord } from '../entries/entry.js';
import {
  ATTEMPTS,
  type Attempt,
  BOOST,
  findBestWord,
  getQueryWords,
  mayBePrefix,
  SPELLING_ATTEMPTS,
} from './matching.js';
import { type EntrySource, type Found, type Hit, SearchIndex } from './search-index.js';
import { getTerms } from './terms.js';

interface Match extends Hit {
  kind: ContentKind;
  publishedAtMs: number;
}

const toOptions = ({ edits, needsAllWords }: Attempt): SearchOptions => ({
  prefix: mayBePrefix,
  fuzzy: (word) => edits(word) || false,
  combineWith: needsAllWords ? 'AND' : 'OR',
});

const AS_WRITTEN: SearchOptions = { prefix: false, fuzzy: false, combineWith: 'AND' };

const toMatch = ({ id, kind, score, publishedAtMs, terms }: SearchResult): Match => ({
  key: id,
  kind,
  score,
  publishedAtMs,
  words: terms,
});

const byRank = (a: Match, b: Match): number =>
  b.score - a.score || b.publishedAtMs - a.publishedAtMs || a.key.localeCompare(b.key);

const getCounts = (matches: readonly Match[]): Record<ContentKind, number> => {
  const counts = eachKind(() => 0);
  for (const { kind } of matches) counts[kind] += 1;
  return counts;
};

const emptyIndex = () =>
  new MiniSearch<EntryRecord>({
    idField: 'key',
    fields: Object.keys(BOOST),
    storeFields: ['kind', 'publishedAtMs', 'version'],
    extractField: (entry, field) =>
      field === 'publishedAtMs' ? (entry.publishedAt?.getTime() ?? 0) : entry[field as keyof EntryRecord],
    tokenize: getTerms,
    processTerm: (word) => word,
    // Words of removed entries affect the ranking until they are swept, so sweep immediately to rank alike in all processes.
    autoVacuum: { minDirtCount: 1, minDirtFactor: Number.MIN_VALUE },
    searchOptions: { boost: BOOST },
  });

/** An index in the memory of this process. */
export class MemoryIndex extends SearchIndex {
  override readonly isShared = false;
  private entries = emptyIndex();

  override get entriesInMemory(): number {
    return this.entries.documentCount;
  }

  /** Reads all entries into an index beside this one, which replaces it when it is complete. */
  override async rebuild(source: Pick<EntrySource, 'all'>): Promise<void> {
    const next = new MemoryIndex();
    for await (const entry of source.all()) next.keepOne(entry);
    this.entries = next.entries;
  }

  override async keep(entries: readonly EntryRecord[]): Promise<void> {
    for (const entry of entries) this.keepOne(entry);
  }

  override async search({ q, type, page, limit }: SearchQuery): Promise<Found> {
    const words = getQueryWords(q);
    const matches = this.firstFound(words.join(' '), ATTEMPTS).map(toMatch).sort(byRank);
    const wanted = type === undefined ? matches : matches.filter(({ kind }) => kind === type);
    return {
      hits: wanted.slice((page - 1) * limit, page * limit),
      total: wanted.length,
      counts: getCounts(matches),
      suggestion: this.findSuggestion(words, matches),
    };
  }

  override async isIntact(): Promise<boolean> {
    return true;
  }

  private keepOne(entry: EntryRecord): void {
    const known = this.entries.getStoredFields(entry.key);
    if (entry.isPublic && known?.version === entry.version) return;
    if (known !== undefined) this.entries.discard(entry.key);
    if (entry.isPublic) this.entries.add(entry);
  }

  private firstFound(words: string, attempts: readonly Attempt[]): SearchResult[] {
    for (const attempt of attempts) {
      const found = this.entries.search(words, toOptions(attempt));
      if (found.length > 0) return found;
    }
    return [];
  }

  private findSuggestion(words: readonly string[], matches: readonly Match[]): string | undefined {
    const known = new Set(matches.flatMap((match) => match.words));
    const last = words.length - 1;
    const spelled = words
      .map((word, index) => (known.has(word) ? word : this.spelling(word, index === last)))
      .join(' ');
    const isFound = spelled !== words.join(' ') && this.entries.search(spelled, AS_WRITTEN).length > 0;
    return isFound ? spelled : undefined;
  }

  /** The known word with the most weight among the likely spellings of this one. */
  private spelling(word: string, isLast: boolean): string {
    for (const attempt of SPELLING_ATTEMPTS) {
      const found = this.entries.search(word, { ...toOptions(attempt), prefix: isLast && mayBePrefix });
      if (found.length > 0) return findBestWord(word, found.map(toMatch));
    }
    return word;
  }
}
