import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.js';

export type CacheOutcome = 'hit' | 'miss' | 'stale';

export const STALE_WARNING = ['warning', '110 - "Response is Stale"'] as const;

/** Bytes in one coding with their headers, as a flat list of names and values. */
export interface Variant {
  body: Buffer;
  headers: readonly string[];
}

interface AnswerOptions {
  cacheControl?: string;
  /** The content never changes, so better compression pays off. */
  isLasting?: boolean;
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml|(rss|atom)\+xml|(feed|manifest)\+json)|image\/svg)/;
/** Below this size, headers cost more than compression saves. */
const MIN_COMPRESSED_BYTES = 600;
const FAST_QUALITY = 5;
const KILOBYTE = 1024;
/** Rough size of the flat list, the tags and the surrounding objects. */
const OVERHEAD_BYTES = 1500;
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli's time grows faster than its gain: 11 takes one and a half seconds per megabyte, 10 half of that, 5 a twentieth. */
const brotliQuality = (bytes: number, isLasting: boolean): number => {
  if (!isLasting || bytes > KILOBYTE * KILOBYTE) return FAST_QUALITY;
  return bytes > 512 * KILOBYTE ? 10 : 11;
};

const toStrongTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** A successful answer as ready bytes: identity immediately, each other coding once, off the event loop, on first use. */
export class ReadyAnswer {
  /** Weak, since it identifies the content in every coding. */
  readonly etag: string;
  /** Headers of a 304. */
  readonly unchanged: readonly string[];
  private readonly variants: Partial<Record<Encoding, Variant>> = {};
  private readonly underway = new Map<Encoding, Promise<number>>();
  private readonly opaqueTag: string;
  private readonly isLasting: boolean;

  /** `common` are the headers shared by all answers of this kind. */
  constructor(
    readonly identity: Buffer,
    private readonly contentType: string,
    readonly common: readonly string[],
    { cacheControl = CACHE_CONTROL, isLasting = false }: AnswerOptions = {},
  ) {
    this.isLasting = isLasting;
    this.opaqueTag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.etag = `W/${this.opaqueTag}`;
    this.unchanged = [...common, 'cache-control', cacheControl, 'vary', 'accept-encoding', 'etag', this.etag];
    this.variants.identity = this.createVariant('identity', identity);
  }

  get bytes(): number {
    const encoded = (this.variants.br?.body.length ?? 0) + (this.variants.gzip?.body.length ?? 0);
    return this.identity.length + encoded + OVERHEAD_BYTES;
  }

  /** Returns the variant in this coding if it is ready, otherwise the identity. */
  in(encoding: Encoding): Variant {
    return this.variants[encoding] ?? (this.variants.identity as Variant);
  }

  /** Whether this coding is worth making and is not being made yet. */
  lacks(encoding: Encoding): encoding is Exclude<Encoding, 'identity'> {
    return this.isWorth(encoding) && !this.underway.has(encoding);
  }

  /** Makes a coding if it is worth it, once for concurrent callers. Returns its size in bytes. */
  encode(encoding: Encoding): Promise<number> {
    if (!this.isWorth(encoding)) return Promise.resolve(0);
    const making = this.underway.get(encoding) ?? this.make(encoding);
    this.underway.set(encoding, making);
    return making;
  }

  /** Whether `If-None-Match` names this content, in a weak comparison (RFC 9110, 13.1.2). */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    if (ifNoneMatch === this.etag || ifNoneMatch.trim() === '*') return true;
    return ifNoneMatch.split(',').some((one) => toStrongTag(one) === this.opaqueTag);
  }

  private isWorth(encoding: Encoding): encoding is Exclude<Encoding, 'identity'> {
    const isMade = this.variants[encoding] !== undefined;
    return !isMade && this.identity.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(this.contentType);
  }

  private async make(encoding: Exclude<Encoding, 'identity'>): Promise<number> {
    const body = encoding === 'gzip' ? await gzipped(this.identity) : await this.brotli();
    this.variants[encoding] = this.createVariant(encoding, body);
    return body.length;
  }

  private brotli(): Promise<Buffer> {
    const { length } = this.identity;
    const quality = brotliQuality(length, this.isLasting);
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return brotli(this.identity, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: length } });
  }

  private createVariant(encoding: Encoding, body: Buffer): Variant {
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const length = ['content-type', this.contentType, 'content-length', String(body.length)];
    return { body, headers: [...this.unchanged, ...length, ...coding] };
  }
}
