import type { ContentItem } from '@atelier/contracts';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './accept-encoding.js';
import { CONTENT_TAG, itemTag, kindTag } from './cache-tags.js';
import type { ReadyAnswer } from './ready-answer.js';
import { SingleFlight } from './single-flight.js';

/** How an answer may be cached. */
export interface CachePolicy {
  /** What the answer depends on. */
  tags: readonly string[];
  lifetimeMs: number;
  /** The producer also follows the events, and may see a change a little later than the cache. */
  isDerived: boolean;
}

/** A cached answer: fresh until a change or its expiry, then the last good one. */
export interface Entry<Call = unknown> {
  readonly url: string;
  readonly call: Call;
  readonly answer: ReadyAnswer;
  readonly tags: readonly string[];
  readonly storedAtMs: number;
  freshUntilMs: number;
  /** Made while the service may not have seen a change yet; never used as the last good answer. */
  readonly isProvisional: boolean;
}

/** The result of a producer: an answer, cached if it has a policy, or something else. */
export type Made<Other> =
  | { answer: ReadyAnswer; policy: CachePolicy | undefined }
  /**
   * `isAway`: the producer is down, so the last good answer is served if there is one. `isGone`: the last good answer is
   * removed too.
   */
  | { other: Other; isAway?: boolean; isGone?: boolean };

/** `tags` are empty if the answer may miss changes. */
export type Ready = { outcome: 'miss' | 'stale'; answer: ReadyAnswer; tags: readonly string[] };

interface CacheSettings {
  maxBytes: number;
  maxEntries?: number;
  /** How long after a change a producer may still return the old answer, and how long such an answer is kept. */
  settling?: { forMs: number; lifetimeMs: number };
  nowMs?: () => number;
}

export const MAX_ENTRY_BYTES = 1024 * 1024;
/** Maximum age of answers served without asking the service while disconnected from the broker. */
const DISCONNECTED_LIFETIME_MS = 3000;
const SETTLING = { forMs: 10_000, lifetimeMs: 250 };
const BYTES_PER_TAG = 120;

const getBytes = ({ url, answer, tags }: Entry): number => answer.bytes + 2 * url.length + tags.length * BYTES_PER_TAG;

/** Ready answers by raw URL, bounded in bytes; the least recently used are evicted first. */
export class ResponseCache<Call = unknown> {
  /** Whether change events arrive; set by the event subscription. */
  isConnected = false;
  /** Increases with every change: an answer requested in an older generation is not cached. */
  private generation = 0;
  private lastChangeAtMs = Number.NEGATIVE_INFINITY;
  private readonly entries: LRUCache<string, Entry<Call>>;
  private readonly urlsByTag = new Map<string, Set<string>>();
  private readonly singleFlight = new SingleFlight<unknown>();
  private readonly settling: NonNullable<CacheSettings['settling']>;
  private readonly nowMs: () => number;

  constructor({ maxBytes, maxEntries = 0, settling = SETTLING, nowMs = Date.now }: CacheSettings) {
    this.entries = new LRUCache({
      max: maxEntries,
      // Without a limit, lru-cache would keep everything; no entry fits in one byte.
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (entry) => getBytes(entry),
      dispose: (entry) => this.untag(entry),
    });
    this.settling = settling;
    this.nowMs = nowMs;
  }

  get size(): number {
    return this.entries.size;
  }
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** The entry that may be served without asking the service. */
  fresh(url: string): Entry<Call> | undefined {
    const entry = this.entries.get(url);
    if (entry === undefined) return undefined;
    const now = this.nowMs();
    if (now >= entry.freshUntilMs) return undefined;
    if (!this.isConnected && now - entry.storedAtMs >= DISCONNECTED_LIFETIME_MS) return undefined;
    return entry;
  }

  /** The entry that may be served while its service is unavailable. */
  lastGood(url: string): Entry<Call> | undefined {
    const entry = this.entries.get(url);
    return entry?.isProvisional ? undefined : entry;
  }

  /** Makes an answer, once for concurrent requests, and caches it. An answer begun before a change is not shared after it. */
  read<Other>(url: string, call: Call, make: () => Promise<Made<Other>>): Promise<Ready | Other> {
    const { generation } = this;
    const settle = async () => this.settle(url, call, await make(), generation);
    return this.singleFlight.join(url, generation, settle) as Promise<Ready | Other>;
  }

  /** Caches an answer that was requested at the start of this generation. */
  put(url: string, call: Call, answer: ReadyAnswer, policy: CachePolicy, generation = this.generation): boolean {
    if (generation !== this.generation || answer.identity.length > MAX_ENTRY_BYTES) return false;
    const now = this.nowMs();
    const isProvisional = policy.isDerived && now - this.lastChangeAtMs < this.settling.forMs;
    const freshUntilMs = now + (isProvisional ? this.settling.lifetimeMs : policy.lifetimeMs);
    this.store({ url, call, answer, tags: policy.tags, storedAtMs: now, freshUntilMs, isProvisional });
    return this.entries.has(url);
  }

  /** Compresses an entry once, in the background; the identity is served until then. */
  encode(url: string, encoding: Encoding): void {
    const entry = this.entries.peek(url);
    if (entry === undefined || !entry.answer.lacks(encoding)) return;
    // If compression fails, the identity is still served.
    void entry.answer.encode(encoding).then(
      () => this.updateSize(entry),
      () => undefined,
    );
  }

  /** Applies a change: answers that depend on the item expire; those that show an item that is no longer public are removed. */
  apply({ kind, id, slug, isPublic }: Pick<ContentItem, 'kind' | 'id' | 'slug' | 'isPublic'>): void {
    const own = [itemTag(kind, id), itemTag(kind, slug), CONTENT_TAG];
    this.expire([kindTag(kind), ...own]);
    if (!isPublic) for (const url of this.getUrls(own)) this.remove(url);
  }

  /** Expires the entries with any of these tags after a change; they stay as last good answers. */
  expire(tags: readonly string[]): void {
    this.generation += 1;
    this.lastChangeAtMs = this.nowMs();
    for (const url of this.getUrls(tags)) this.makeOld(url);
  }

  /** Expires every entry; all of them stay as last good answers. */
  expireAll(): void {
    this.generation += 1;
    for (const url of this.entries.keys()) this.makeOld(url);
  }

  /** Removes an entry, so that it is not served as a last good answer either. */
  remove(url: string): void {
    this.entries.delete(url);
  }

  clear(): void {
    this.generation += 1;
    this.entries.clear();
  }

  private settle<Other>(url: string, call: Call, made: Made<Other>, generation: number): Ready | Other {
    if ('answer' in made) {
      const { answer, policy } = made;
      if (policy === undefined) this.remove(url);
      else this.put(url, call, answer, policy, generation);
      return { outcome: 'miss', answer, tags: policy?.tags ?? [] };
    }
    // Looked up only now, because the entry may have been removed in the meantime.
    const lastGood = made.isAway ? this.lastGood(url) : undefined;
    if (lastGood !== undefined) return { outcome: 'stale', answer: lastGood.answer, tags: [] };
    if (made.isGone) this.remove(url);
    return made.other;
  }

  private store(entry: Entry<Call>): void {
    this.entries.set(entry.url, entry);
    if (!this.entries.has(entry.url)) return;
    for (const tag of entry.tags) {
      const urls = this.urlsByTag.get(tag);
      if (urls === undefined) this.urlsByTag.set(tag, new Set([entry.url]));
      else urls.add(entry.url);
    }
  }

  private untag({ url, tags }: Entry<Call>): void {
    for (const tag of tags) {
      const urls = this.urlsByTag.get(tag);
      urls?.delete(url);
      if (urls?.size === 0) this.urlsByTag.delete(tag);
    }
  }

  private updateSize(entry: Entry<Call>): void {
    if (this.entries.peek(entry.url) !== entry) return;
    this.entries.delete(entry.url);
    this.store(entry);
  }

  private makeOld(url: string): void {
    const entry = this.entries.peek(url);
    if (entry !== undefined) entry.freshUntilMs = 0;
  }

  private getUrls(tags: readonly string[]): Set<string> {
    return new Set(tags.flatMap((tag) => [...(this.urlsByTag.get(tag) ?? [])]));
  }
}
