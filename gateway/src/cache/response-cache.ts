import { CONTENT_KINDS, type ContentItem, type ContentKind } from '@atelier/contracts';
import type { Encoding } from './accept-encoding.js';
import type { CachedCall } from './cached-calls.js';
import { DERIVED_TAG, itemTagsIn, ownTagsOf, tagsOfItem } from './cached-calls.js';
import type { ReadyAnswer } from './ready-answer.js';

/** An answer that is kept: fresh until a purge or its end, after that the last good one. */
export interface Entry {
  readonly url: string;
  readonly call: CachedCall;
  readonly answer: ReadyAnswer;
  readonly tags: readonly string[];
  readonly storedAtMs: number;
  freshUntilMs: number;
  /** Made while its service may not have heard of a change: it never serves as the last good one. */
  readonly isProvisional: boolean;
  bytes: number;
  wasUsed: boolean;
}

export interface CacheSettings {
  maxBytes: number;
  nowMs?: () => number;
}

export const MAX_ENTRY_BYTES = 1024 * 1024;
/** Without the broker no change is heard of: nothing older than this is served without asking. */
const UNHEARD_LIFETIME_MS = 3000;
/** How long after a change a service that follows events may still answer as before. */
const SETTLING_MS = 10_000;
const SETTLING_LIFETIME_MS = 250;
const BYTES_PER_TAG = 120;

/** Ready answers by raw URL, bounded in bytes; what was not used since the last look goes first. */
export class ResponseCache {
  /** Whether changes are heard of as they happen; kept by the follower of events. */
  hearsChanges = false;
  private readonly entries = new Map<string, Entry>();
  private readonly byTag = new Map<string, Set<Entry>>();
  private readonly generations = new Map<ContentKind, number>();
  private lastChangeAtMs = Number.NEGATIVE_INFINITY;
  private readonly maxBytes: number;
  private readonly nowMs: () => number;
  private totalBytes = 0;

  constructor({ maxBytes, nowMs = Date.now }: CacheSettings) {
    this.maxBytes = maxBytes;
    this.nowMs = nowMs;
  }

  get size(): number {
    return this.entries.size;
  }
  get bytes(): number {
    return this.totalBytes;
  }

  /** What may be served without asking anybody. */
  fresh(url: string): Entry | undefined {
    const entry = this.entries.get(url);
    if (entry === undefined) return undefined;
    const now = this.nowMs();
    if (now >= entry.freshUntilMs) return undefined;
    if (!this.hearsChanges && now - entry.storedAtMs >= UNHEARD_LIFETIME_MS) return undefined;
    entry.wasUsed = true;
    return entry;
  }

  /** What may be served when its service is away. */
  lastGood(url: string): Entry | undefined {
    const entry = this.entries.get(url);
    if (entry === undefined || entry.isProvisional) return undefined;
    entry.wasUsed = true;
    return entry;
  }

  /** Grows with every change of these kinds: an answer that was asked for in an older generation is not kept. */
  generationOf(kinds: readonly ContentKind[]): number {
    return kinds.reduce((sum, kind) => sum + (this.generations.get(kind) ?? 0), 0);
  }

  /** Keeps an answer that was asked for in this generation; false where something has changed since, or it is too large. */
  put(url: string, call: CachedCall, answer: ReadyAnswer, generation: number): boolean {
    if (generation !== this.generationOf(call.kinds) || answer.identity.length > MAX_ENTRY_BYTES) return false;
    const now = this.nowMs();
    const isProvisional = call.isDerived && now - this.lastChangeAtMs < SETTLING_MS;
    const lifetimeMs = isProvisional ? SETTLING_LIFETIME_MS : call.lifetimeMs;
    const tags = [...call.tags, ...itemTagsIn(answer.identity.toString('utf8'))];
    const bytes = answer.bytes + 2 * url.length + tags.length * BYTES_PER_TAG;
    this.remove(url);
    const entry = { url, call, answer, tags, storedAtMs: now, freshUntilMs: now + lifetimeMs, isProvisional, bytes };
    this.insert({ ...entry, wasUsed: false });
    return this.entries.has(url);
  }

  /** Makes a coding once, beside the requests; until then the identity is served. */
  encode(url: string, encoding: Encoding): void {
    const entry = this.entries.get(url);
    if (entry === undefined || !entry.answer.lacks(encoding)) return;
    // Where it cannot be made, the identity goes on being served.
    void entry.answer.encode(encoding).then(
      (added) => this.grow(entry, added),
      () => undefined,
    );
  }

  /** After a change: what spoke of the item is old; what speaks of one that is not public any more is gone for good. */
  apply(item: Pick<ContentItem, 'kind' | 'id' | 'slug' | 'isPublic'>): void {
    this.beginGeneration([item.kind]);
    this.lastChangeAtMs = this.nowMs();
    this.forEachTagged([...tagsOfItem(item), DERIVED_TAG], (entry) => {
      entry.freshUntilMs = 0;
    });
    if (!item.isPublic) this.forEachTagged([...ownTagsOf(item), DERIVED_TAG], (entry) => this.remove(entry.url));
  }

  /** What its service said is not there, or not to be kept, is no last good answer either. */
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

  /** Nothing is fresh any more; all of it stays as the last good. */
  expireAll(): void {
    this.beginGeneration(CONTENT_KINDS);
    for (const entry of this.entries.values()) entry.freshUntilMs = 0;
  }

  clear(): void {
    this.expireAll();
    this.entries.clear();
    this.byTag.clear();
    this.totalBytes = 0;
  }

  private beginGeneration(kinds: readonly ContentKind[]): void {
    for (const kind of kinds) this.generations.set(kind, (this.generations.get(kind) ?? 0) + 1);
  }

  private insert(entry: Entry): void {
    this.entries.set(entry.url, entry);
    this.totalBytes += entry.bytes;
    for (const tag of entry.tags) {
      const tagged = this.byTag.get(tag);
      if (tagged === undefined) this.byTag.set(tag, new Set([entry]));
      else tagged.add(entry);
    }
    this.makeRoom();
  }

  private grow(entry: Entry, bytes: number): void {
    if (this.entries.get(entry.url) !== entry) return;
    entry.bytes += bytes;
    this.totalBytes += bytes;
    this.makeRoom();
  }

  /** Second chance: an entry that was used since the last look goes to the end of the queue, once. */
  private makeRoom(): void {
    for (const entry of this.entries.values()) {
      if (this.totalBytes <= this.maxBytes) return;
      if (entry.wasUsed) this.moveToEnd(entry);
      else this.remove(entry.url);
    }
  }

  private moveToEnd(entry: Entry): void {
    entry.wasUsed = false;
    this.entries.delete(entry.url);
    this.entries.set(entry.url, entry);
  }

  private forEachTagged(tags: readonly string[], work: (entry: Entry) => void): void {
    for (const tag of tags) for (const entry of [...(this.byTag.get(tag) ?? [])]) work(entry);
  }
}
