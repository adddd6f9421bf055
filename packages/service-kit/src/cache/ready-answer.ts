import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.js';

export type CacheOutcome = 'hit' | 'miss' | 'stale';

/** Bytes in one coding with everything that is said of them, as a flat list of names and values. */
export interface Variant {
  body: Buffer;
  headers: readonly string[];
}

/** Below this, headers weigh more than what is saved. */
const MIN_COMPRESSED_BYTES = 860;
const BROTLI_QUALITY = 5;
/** The flat list, tags and the objects around them, roughly. */
const OVERHEAD_BYTES = 1500;
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const brotli = promisify(brotliCompress);
const compressors: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
};

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** A successful answer as ready bytes: identity at once, each other coding made once, when somebody first asks for it. */
export class ReadyAnswer {
  /** Weak, since it names the content in every coding. */
  readonly etag: string;
  /** Of a 304. */
  readonly unchanged: readonly string[];
  private readonly variants: Partial<Record<Encoding, Variant>> = {};
  private readonly underway = new Set<Encoding>();
  private readonly opaqueTag: string;

  /** `common` are the headers that all answers of this kind carry. */
  constructor(
    readonly identity: Buffer,
    private readonly contentType: string,
    readonly common: readonly string[],
  ) {
    this.opaqueTag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.etag = `W/${this.opaqueTag}`;
    this.unchanged = [...common, 'cache-control', CACHE_CONTROL, 'vary', 'accept-encoding', 'etag', this.etag];
    this.variants.identity = this.variantOf('identity', identity);
  }

  get bytes(): number {
    const encoded = (this.variants.br?.body.length ?? 0) + (this.variants.gzip?.body.length ?? 0);
    return this.identity.length + encoded + OVERHEAD_BYTES;
  }

  /** What stands ready in this coding, else the identity. */
  in(encoding: Encoding): Variant {
    return this.variants[encoding] ?? (this.variants.identity as Variant);
  }

  /** Whether this coding is worth making and nobody makes it yet. */
  lacks(encoding: Encoding): encoding is Exclude<Encoding, 'identity'> {
    return (
      this.variants[encoding] === undefined &&
      !this.underway.has(encoding) &&
      this.identity.length >= MIN_COMPRESSED_BYTES
    );
  }

  /** Bytes that came to it. */
  async encode(encoding: Exclude<Encoding, 'identity'>): Promise<number> {
    this.underway.add(encoding);
    const body = await compressors[encoding](this.identity);
    this.variants[encoding] = this.variantOf(encoding, body);
    return body.length;
  }

  /** Whether `If-None-Match` names this content: compared weakly (RFC 9110, 13.1.2). */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    if (ifNoneMatch === this.etag || ifNoneMatch.trim() === '*') return true;
    return ifNoneMatch.split(',').some((one) => withoutWeakness(one) === this.opaqueTag);
  }

  private variantOf(encoding: Encoding, body: Buffer): Variant {
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const length = ['content-type', this.contentType, 'content-length', String(body.length)];
    return { body, headers: [...this.unchanged, ...length, ...coding] };
  }
}
