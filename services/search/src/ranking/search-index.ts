import type { ContentKind, SearchQuery } from '@atelier/contracts';
import type { EntryRecord } from '../entries/entry.js';

/** A matching entry; `words` are its matching words as spelled by `getTerms`. */
export interface Hit {
  key: string;
  score: number;
  words: string[];
}

export interface Found {
  /** One page, best first. */
  hits: Hit[];
  /** Matching entries of the wanted kind. */
  total: number;
  /** Matching entries of every kind. */
  counts: Record<ContentKind, number>;
  /** The search with each word that no hit has replaced by the nearest known one, if that finds something. */
  suggestion: string | undefined;
}

/** Where an index reads all entries. */
export interface EntrySource {
  all(): AsyncIterable<EntryRecord>;
  /** Another one after the collection was replaced, by a rebuild or from a backup. */
  origin(): Promise<string>;
}

/** All public entries by their words. */
export abstract class SearchIndex {
  /** All processes share the index, so each can answer from it before it has brought it up to date itself. */
  abstract readonly isShared: boolean;

  /** None if the index is somewhere else. */
  abstract readonly entriesInMemory: number;

  /** Brings the index up to date with all entries. Searches meanwhile find what they found before. */
  abstract rebuild(entries: EntrySource): Promise<void>;

  /** Updates entries, and removes those that are no longer public. */
  abstract keep(entries: readonly EntryRecord[]): Promise<void>;

  /** Entries that match all words, otherwise those that match some. */
  abstract search(query: SearchQuery): Promise<Found>;

  /** Whether the index is still there; rejects if that cannot be found out within a second. */
  abstract isIntact(): Promise<boolean>;
}
