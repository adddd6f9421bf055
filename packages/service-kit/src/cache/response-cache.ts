import type { ContentItem, ContentKind } from '@atelier/contracts';
import type { Encoding } from './accept-encoding.js';
import { DERIVED_TAG, itemTagsIn, ownTagsOf, tagsOfItem } from './content-tags.js';
import type { ReadyAnswer } from './ready-answer.js';

/** How an answer may be kept. */
export interface CachePolicy {
  /** Kinds of content by which the answer changes. */
  kinds: readonly ContentKind[];
  /** Whoever makes it follows the events too, and may hear of a change a little later than the cache. */
  isDerived: boolean;
  lifetimeMs: number;
  /** Without those of the items that stand in the answer. */
  tags: readonly string[];
}

/** An answer that is kept: fresh until a purge or its end, after that the last good one. */
export interface Entry<Call extends CachePolicy = CachePolicy> {
  readonly url: string;
  readonly call: Call;
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
  maxEntries?: number;
  /** How long after a change whoever follows events may still answer as before, and how long such an answer is kept. */
  settling?: { forMs: number; lifetimeMs: number };
  nowMs?: () => number;
}

export const MAX_ENTRY_BYTES = 1024 * 1024;
/** Without the broker no change is heard of: nothing older than this is served without asking. */
const UNHEARD_LIFETIME_MS = 3000;
const SETTLING = { forMs: 10_000, lifetimeMs: 250 };
const BYTES_PER_TAG = 120;

/** Ready answers by raw URL, bounded in bytes; what was not used since the last look goes first. */
export class ResponseCache<Call extends CachePolicy = CachePolicy> {
  /** Whether changes are heard of as they happen; kept by the follower of events. */
  hearsChanges = false;
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

  /** What may be served without asking anybody. */
  fresh(url: string): Entry<Call> | undefined {
    const entry = this.entries.get(url);
    if (entry === undefined) return undefined;
    const now = this.nowMs();
    if (now >= entry.freshUntilMs) return undefined;
    if (!this.hearsChanges && now - entry.storedAtMs >= UNHEARD_LIFETIME_MS) return undefined;
    entry.wasUsed = true;
    return entry;
  }

  /** What may be served when its service is away. */
  lastGood(url: string): Entry<Call> | undefined {
    const entry = this.entries.get(url);
    if (entry === undefined || entry.isProvisional) return undefined;
    entry.wasUsed = true;
    return entry;
  }

  /** Grows with every change of these kinds: an answer that was asked for in an older generation is not kept. */
  generationOf(kinds: readonly ContentKind[]): number {
    return kinds.reduce((sum, kind) => sum + (this.generations.get(kind) ?? 0), this.generationOfAll);
  }

  /** Keeps an answer that was asked for in this generation; false where something has changed since, or it is too large. */
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
    this.generations.set(item.kind, (this.generations.get(item.kind) ?? 0) + 1);
    this.lastChangeAtMs = this.nowMs();
    this.forEachTagged([...tagsOfItem(item), DERIVED_TAG], (entry) => {
      entry.freshUntilMs = 0;
    });
    if (!item.isPublic) this.forEachTagged([...ownTagsOf(item), DERIVED_TAG], (entry) => this.remove(entry.url));
  }

  /** After a change that every answer may speak of. */
  applyToAll(): void {
    this.lastChangeAtMs = this.nowMs();
    this.expireAll();
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

  /** Second chance: an entry that was used since the last look goes to the end of the queue, once. */
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
