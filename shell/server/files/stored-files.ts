import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { stemOfVariant } from '@atelier/contracts/media/stored-file';
import { IMAGE_TYPES, isLibraryDocument, sortOfFile } from '@atelier/contracts/media/upload';
import { typeOfBuildFile } from '@atelier/contracts/releases/file-types';
import { SITE_SHARE_CARD } from '@atelier/contracts/seo/share-card';
import { CacheFigures } from '@atelier/service-kit/cache/cache-figures';
import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { sendEncoded } from '@atelier/service-kit/cache/send-ready';
import type { ObjectStorage, StoredObject } from '@atelier/service-kit/storage/object-storage';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RegisteredFiles } from '../releases/registered-files.js';
import { FILE_HEADERS, IMMUTABLE } from './file-headers.js';
import { type KeyedObject, streamObject } from './stream-object.js';

/** Cache time of a picture that stands in for its smaller version, which follows shortly. */
const SHORTLY = 'public, max-age=60';
const CACHE_BYTES = 48 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 4 * 1024 * 1024;
const PATH = /^\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/;

interface Source {
  prefix: string;
  /** Folder in the object storage. */
  folder: string;
  cacheControl: string;
  /** Files that never change are cached by name, others by name and content. */
  isImmutable: boolean;
  /** Files of a build are typed by name, regardless of the uploaded type. */
  isBuild?: boolean;
  /** Serves only files known to the registry of releases. */
  isRegistered?: boolean;
  headers?: Record<string, string>;
  /** Possible replacements for a file that does not exist (yet), best first. */
  standIns?: (key: string) => string[];
}

/** The common part of the paths of a picture and its versions. */
const getStem = (path: string): string => stemOfVariant(path) ?? path.replace(/\.\w+$/, '');

/** The original of a picture version that does not exist (yet). */
const getOriginals = (key: string): string[] => {
  const stem = stemOfVariant(key);
  return stem === undefined ? [] : Object.values(IMAGE_TYPES).map((extension) => `${stem}.${extension}`);
};

const NOTHING_RUNS = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Paths that visitors get directly from the object storage. */
const SOURCES: readonly Source[] = [
  {
    prefix: '/remotes/',
    folder: 'remotes/',
    cacheControl: IMMUTABLE,
    isImmutable: true,
    isBuild: true,
    isRegistered: true,
    headers: { 'access-control-allow-origin': '*' },
  },
  // Builds of other shell versions: older documents request theirs, and newer ones do during an update.
  { prefix: '/shell/', folder: 'shell/', cacheControl: IMMUTABLE, isImmutable: true, isBuild: true },
  {
    prefix: '/media/',
    folder: 'media/',
    cacheControl: IMMUTABLE,
    isImmutable: true,
    headers: NOTHING_RUNS,
    standIns: getOriginals,
  },
  {
    prefix: '/share/',
    folder: 'share/',
    cacheControl: 'no-cache',
    isImmutable: false,
    standIns: (key) => (key.endsWith('.jpg') ? [SITE_SHARE_CARD] : []),
  },
  { prefix: '/sitemaps/', folder: 'seo/sitemaps/', cacheControl: 'no-cache', isImmutable: false },
  ...['/sitemap.xml', '/rss.xml', '/atom.xml', '/feed.json', '/robots.txt'].map((prefix) => ({
    prefix,
    folder: 'seo/',
    cacheControl: 'no-cache',
    isImmutable: false,
  })),
];

/** A remote's server bundle must not be served to browsers. */
const isPrivate = (path: string): boolean => /^\/remotes\/[^/]+\/[^/]+\/server\//.test(path);

const sizeOf = (cache: LRUCache<string, ReadyAnswer>) => ({
  get size() {
    return cache.size;
  },
  get bytes() {
    return cache.calculatedSize;
  },
});

/**
 * Serves stored files with ETag and compression; returns false if the path is not one of its own or the file does not exist.
 */
export class StoredFiles {
  private readonly cache = new LRUCache<string, ReadyAnswer>({
    maxSize: CACHE_BYTES,
    // Reserves space for the codings, which are added later.
    sizeCalculation: ({ identity }) => 2 * identity.length + 1,
  });
  readonly figures = new CacheFigures(sizeOf(this.cache));
  /** Replaced pictures: their new content is stored after the event, so answers at their addresses are not cached. */
  private readonly replaced = new Set<string>();

  constructor(
    private readonly storage: ObjectStorage,
    private readonly registered: Pick<RegisteredFiles, 'computeDigest'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  /** Forgets a file of the media service that was deleted, or will show something else. */
  forgetMedia(path: string, isReplaced: boolean): void {
    const stem = `media/${getStem(path)}`;
    if (isReplaced) this.replaced.add(stem);
    for (const key of this.cache.keys()) if (getStem(key) === stem) this.cache.delete(key);
  }

  /** Forgets the files of a version that was deleted. */
  forgetVersion(remote: string, version: string): void {
    const folder = `remotes/${remote}/${version}/`;
    for (const key of this.cache.keys()) if (key.startsWith(folder)) this.cache.delete(key);
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const source = SOURCES.find(({ prefix }) => path.startsWith(prefix));
    if (source === undefined || !PATH.test(path) || isPrivate(path)) return false;
    const key = source.folder + (source.prefix.endsWith('/') ? path.slice(source.prefix.length) : path.slice(1));
    const known = source.isImmutable ? this.cache.get(key) : undefined;
    if (known !== undefined) {
      this.figures.hits += 1;
      await sendEncoded(request, response, known, []);
      return true;
    }
    const isServed =
      source.isRegistered === true
        ? await this.serveRegistered(key, source, request, response)
        : await this.serveStored(key, source, request, response);
    if (isServed) this.figures.misses += 1;
    return isServed;
  }

  /**
   * Serves only registered files with their registered content, so that access to the storage is not enough to change a remote.
   */
  private async serveRegistered(
    key: string,
    source: Source,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const sha384 = await this.registered.computeDigest(key.slice(source.folder.length));
    const object = sha384 === undefined ? undefined : await this.storage.get(key);
    if (object === undefined) return false;
    const bytes = Buffer.concat(await object.body.toArray());
    if (createHash('sha384').update(bytes).digest('base64') !== sha384) {
      this.logger.error({ key }, 'a stored file of a release is not the one that was registered');
      return false;
    }
    const headers = { ...source.headers, ...(await this.sourceMapHeader(key, source)) };
    await sendEncoded(request, response, this.keep(key, key, { ...source, headers }, bytes, object.contentType), []);
    return true;
  }

  /** Names the map of a script (ECMA-426, 11.1), so that the script itself does not grow by its address. */
  private async sourceMapHeader(key: string, { folder }: Source): Promise<Record<string, string>> {
    if (!key.endsWith('.js')) return {};
    const isMapped = (await this.registered.computeDigest(`${key.slice(folder.length)}.map`)) !== undefined;
    return isMapped ? { sourcemap: `${basename(key)}.map` } : {};
  }

  private async serveStored(
    key: string,
    source: Source,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const found = await this.findFirst([key, ...(source.standIns?.(key) ?? [])]);
    if (found === undefined) return false;
    const from = found.key === key ? source : { ...source, isImmutable: false, cacheControl: SHORTLY };
    if (found.bytes > MAX_CACHED_FILE_BYTES || sortOfFile(found.contentType) === 'clip')
      await streamObject(this.storage, found, getStreamHeaders(from, found.contentType), request, response);
    else await sendEncoded(request, response, await this.toAnswer(key, from, found), []);
    return true;
  }

  private async findFirst(keys: readonly string[]): Promise<KeyedObject | undefined> {
    for (const key of keys) {
      const object = await this.storage.get(key);
      if (object !== undefined) return { ...object, key };
    }
    return undefined;
  }

  /** Cached by name if it never changes, otherwise by name and content, so that its codings are made only once. */
  private async toAnswer(key: string, source: Source, { etag, contentType, body }: StoredObject): Promise<ReadyAnswer> {
    const isLasting = source.isImmutable && !this.replaced.has(getStem(key));
    const place = isLasting ? key : `${key} ${etag}`;
    const known = this.cache.get(place);
    if (known !== undefined) {
      body.destroy();
      return known;
    }
    return this.keep(place, key, source, Buffer.concat(await body.toArray()), contentType);
  }

  private keep(place: string, key: string, source: Source, identity: Buffer, contentType: string): ReadyAnswer {
    const { cacheControl } = source;
    const isLasting = place === key;
    const answer = new ReadyAnswer(identity, getType(key, source, contentType), getHeaders(source, contentType), {
      cacheControl,
      isLasting,
    });
    this.cache.set(place, answer);
    return answer;
  }
}

const getType = (key: string, { isBuild }: Source, contentType: string): string =>
  (isBuild ? typeOfBuildFile(key) : undefined) ?? contentType;

/** Browsers would run the scripts of a document in their own viewer, so visitors download it. */
const getHeaders = ({ headers = {} }: Source, contentType: string): string[] => [
  ...FILE_HEADERS,
  ...Object.entries(headers).flat(),
  ...(isLibraryDocument(contentType) ? ['content-disposition', 'attachment'] : []),
  // Browsers request typefaces by the rules of CORS, also from this site.
  ...(sortOfFile(contentType) === 'typeface' ? ['access-control-allow-origin', '*'] : []),
];

const getStreamHeaders = (source: Source, contentType: string): string[] => [
  ...getHeaders(source, contentType),
  'cache-control',
  source.cacheControl,
];
