import type { EntryRecord } from './entry.js';

/** Entries as they change, by whichever process; ends or throws where following is interrupted. */
export interface EntryChanges extends AsyncIterable<EntryRecord> {
  close(): Promise<void>;
}

export abstract class EntriesRepository {
  /** Keeps an entry unless the one that is known is as new or newer. */
  abstract keepNewer(entry: EntryRecord): Promise<void>;
  /** All changes from now on. */
  abstract watch(): Promise<EntryChanges>;
  /** Every entry, one by one. */
  abstract all(): AsyncIterable<EntryRecord>;
  /** Those of these entries that are public now, by key. */
  abstract findPublic(keys: readonly string[]): Promise<Map<string, EntryRecord>>;
}
