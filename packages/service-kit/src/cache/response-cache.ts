import type { ContentItem, ContentKind } from '@atelier/contracts';
import type { Encoding } from './accept-encoding.js';
import { DERIVED_TAG, itemTagsIn, ownTagsOf, tagsOfItem } from './content-tags.js';
import type { ReadyAnswer } from './ready-answer.js';

/** How an answer may be cached. */
export interface CachePolicy {
  /** Kinds of content that the answer depends on. */
  kinds: readonly ContentKind[];
  /** Its producer also follows the events, and may see a change a little later than the cache. */
  isDerived: boolean;
  lifetimeMs: number;
  /** Without the tags of the items in the answer. */
  tags: readonly string[];
}

/** A cached answer: fresh until a purge or its expiry, after that the last good one. */
export interface Entry<Call extends CachePolicy = CachePolicy> {
  readonly url: string;
  readonly call: Call;
  readonly answer: ReadyAnswer;
  readonly tags: readonly string[];
  readonly storedAtMs: number;
  freshUntilMs: number;
  /** Made while its service may not have seen a change yet: never used as the last good one. */
  readonly isProvisional: boolean;
  bytes: number;
  wasUsed: boolean;
}

export interface CacheSettings {
  maxBytes: number;
  maxEntries?: number;
  /** How long after a change a producer may still return the old answer, and how long such an answer is kept. */
  settling?: { forMs: number; lifetimeMs: number };
  nowMs?: () => number;
}

export const MAX_ENTRY_BYTES = 1024 * 1024;
/** While disconnected from the broker, nothing older than this is served without asking the service. */
const DISCONNECTED_LIFETIME_MS = 3000;
const SETTLING = { forMs: 10_000, lifetimeMs: 250 };
const BYTES_PER_TAG = 120;

/** Ready answers by raw URL, bounded in bytes; entries that were not used since the last eviction go first. */
export class ResponseCache<Call extends CachePolicy = CachePolicy> {
  /** Whether change events arrive; set by the event subscription. */
  isConnected = false;
  private readonly entries = new Map<string, Entry<Call>>();
  private readonly byTag = new Map<string, Set<Entry<Call>>>();
  private readonly generations = new Map<ContentKind, number>();
  private lastChangeAtMs = Number.NEGATIVE_INFINITY;
  private generationOfAll = 0;
  private readonly maxBytes: number;
  private readonly maxEntries: number;
  private readonly settling: NonNullable<CacheSettings['settling']>;
  private readonly nowMs: () => number;
  private totalBytes = 0;

  constructor({
    maxBytes,
    maxEntries = Number.MAX_SAFE_INTEGER,
    settling = SETTLING,
    nowMs = Date.now,
  }: CacheSettings) {
    this.maxBytes = maxBytes;
    this.maxEntries = maxEntries;
    this.settling = settling;
    this.nowMs = nowMs;
  }

  get size(): number {
    return this.entries.size;
  }
  get bytes(): number {
    return this.totalBytes;
  }

  /** The entry that may be served without asking the service. */
  fresh(url: string): Entry<Call> | undefined {
    const entry = this.entries.get(url);
    if (entry === undefined) return undefined;
    const now = this.nowMs();
    if (now >= entry.freshUntilMs) return undefined;
    if (!this.isConnected && now - entry.storedAtMs >= DISCONNECTED_LIFETIME_MS) return undefined;
    entry.wasUsed = true;
    return entry;
  }

  /** The entry that may be served while its service is unavailable. */
  lastGood(url: string): Entry<Call> | undefined {
    const entry = this.entries.get(url);
    if (entry === undefined || entry.isProvisional) return undefined;
    entry.wasUsed = true;
    return entry;
  }

  /** Grows with every change of these kinds: an answer requested in an older generation is not cached. */
  generationOf(kinds: readonly ContentKind[]): number {
    return kinds.reduce((sum, kind) => sum + (this.generations.get(kind) ?? 0), this.generationOfAll);
  }

  /** Caches an answer requested in this generation; false if content has changed since, or if it is too large. */
  put(url: string, call: Call, answer: ReadyAnswer, generation: number): boolean {
    if (generation !== this.generationOf(call.kinds) || answer.identity.length > MAX_ENTRY_BYTES) return false;
    const now = this.nowMs();
    const isProvisional = call.isDerived && now - this.lastChangeAtMs < this.settling.forMs;
    const lifetimeMs = isProvisional ? this.settling.lifetimeMs : call.lifetimeMs;
    const tags = [...call.tags, ...itemTagsIn(answer.identity.toString('utf8'))];
    const bytes = answer.bytes + 2 * url.length + tags.length * BYTES_PER_TAG;
    this.remove(url);
    const entry = { url, call, answer, tags, storedAtMs: now, freshUntilMs: now + lifetimeMs, isProvisional, bytes };
    this.insert({ ...entry, wasUsed: false });
    return this.entries.has(url);
  }

  /** Compresses an entry once, in the background; until then the identity is served. */
  encode(url: string, encoding: Encoding): void {
    const entry = this.entries.get(url);
    if (entry === undefined || !entry.answer.lacks(encoding)) return;
    // If compression fails, the identity is still served.
    void entry.answer.encode(encoding).then(
      (added) => this.grow(entry, added),
      () => undefined,
    );
  }

  /** Applies a change: entries that mention the item expire; entries about an item that is no longer public are removed. */
  apply(item: Pick<ContentItem, 'kind' | 'id' | 'slug' | 'isPublic'>): void {
    this.generations.set(item.kind, (this.generations.get(item.kind) ?? 0) + 1);
    this.lastChangeAtMs = this.nowMs();
    this.forEachTagged([...tagsOfItem(item), DERIVED_TAG], (entry) => {
      entry.freshUntilMs = 0;
    });
    if (!item.isPublic) this.forEachTagged([...ownTagsOf(item), DERIVED_TAG], (entry) => this.remove(entry.url));
  }

  /** Applies a change that may affect every answer. */
  applyToAll(): void {
    this.lastChangeAtMs = this.nowMs();
    this.expireAll();
  }

  /** Removes an entry, so that it is no last good answer either. */
  remove(url: string): void {
    const entry = this.entries.get(url);
    if (entry === undefined) return;
    this.entries.delete(url);
    this.totalBytes -= entry.bytes;
    for (const tag of entry.tags) {
      const tagged = this.byTag.get(tag);
      tagged?.delete(entry);
      if (tagged?.size === 0) this.byTag.delete(tag);
    }
  }

  /** Expires every entry; all of them stay as last good answers. */
  expireAll(): void {
    this.generationOfAll += 1;
    for (const entry of this.entries.values()) entry.freshUntilMs = 0;
  }

  clear(): void {
    this.expireAll();
    this.entries.clear();
    this.byTag.clear();
    this.totalBytes = 0;
  }

  private insert(entry: Entry<Call>): void {
    this.entries.set(entry.url, entry);
    this.totalBytes += entry.bytes;
    for (const tag of entry.tags) {
      const tagged = this.byTag.get(tag);
      if (tagged === undefined) this.byTag.set(tag, new Set([entry]));
      else tagged.add(entry);
    }
    this.makeRoom();
  }

  private grow(entry: Entry<Call>, bytes: number): void {
    if (this.entries.get(entry.url) !== entry) return;
    entry.bytes += bytes;
    this.totalBytes += bytes;
    this.makeRoom();
  }

  /** Second chance: an entry that was used since the last eviction moves to the end of the queue, once. */
  private makeRoom(): void {
    for (const entry of this.entries.values()) {
      if (this.totalBytes <= this.maxBytes && this.entries.size <= this.maxEntries) return;
      if (entry.wasUsed) this.moveToEnd(entry);
      else this.remove(entry.url);
    }
  }

  private moveToEnd(entry: Entry<Call>): void {
    entry.wasUsed = false;
    this.entries.delete(entry.url);
    this.entries.set(entry.url, entry);
  }

  private forEachTagged(tags: readonly string[], work: (entry: Entry<Call>) => void): void {
    for (const tag of tags) for (const entry of [...(this.byTag.get(tag) ?? [])]) work(entry);
  }
}
