import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { stemOfVariant } from '@atelier/contracts/media/stored-file';
import { IMAGE_TYPES } from '@atelier/contracts/media/upload';
import { typeOfBuildFile } from '@atelier/contracts/releases/file-types';
import { SITE_SHARE_CARD } from '@atelier/contracts/seo/share-card';
import type { ObjectStorage, StoredObject } from '@atelier/service-kit/storage/object-storage';
import { FileCache } from './file-cache.js';
import { respond } from './respond.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What stands in for a picture's smaller version is replaced by it shortly. */
const SHORTLY = 'public, max-age=60';
const CACHE_BYTES = 48 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 4 * 1024 * 1024;
/** Brotli: what is kept is compressed once and sent often. */
const KEPT_QUALITY = 11;
const PASSING_QUALITY = 5;
const PATH = /^\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/;

interface Source {
  prefix: string;
  /** Folder in the object storage. */
  folder: string;
  cacheControl: string;
  /** Files that never change may be kept in memory. */
  isImmutable: boolean;
  /** Files of a build are typed by name, whatever their uploader said. */
  isBuild?: boolean;
  headers?: Record<string, string>;
  /** What may stand in for a file that is not there (yet), the best first. */
  standIns?: (key: string) => string[];
}

/** What a picture and its versions have in common. */
const stemOf = (path: string): string => stemOfVariant(path) ?? path.replace(/\.\w+$/, '');

/** A version of a picture that is not made yet, or never will be: the picture itself. */
const originalsOf = (key: string): string[] => {
  const stem = stemOfVariant(key);
  return stem === undefined ? [] : Object.values(IMAGE_TYPES).map((extension) => `${stem}.${extension}`);
};

const NOTHING_RUNS = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** What visitors get straight from the object storage. */
const SOURCES: readonly Source[] = [
  {
    prefix: '/remotes/',
    folder: 'remotes/',
    cacheControl: IMMUTABLE,
    isImmutable: true,
    isBuild: true,
    headers: { 'access-control-allow-origin': '*' },
  },
  {
    prefix: '/media/',
    folder: 'media/',
    cacheControl: IMMUTABLE,
    isImmutable: true,
    headers: NOTHING_RUNS,
    standIns: originalsOf,
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

/** A remote's server bundle is nobody's business but the server's. */
const isPrivate = (path: string): boolean => /^\/remotes\/[^/]+\/[^/]+\/server\//.test(path);

/** Serves stored files with ETag and compression; answers false where the path is none of its own or there is no such file. */
export class StoredFiles {
  private readonly cache = new FileCache(CACHE_BYTES);
  /** Pictures that were replaced: what stands at their addresses is put there after it is told of, and not kept. */
  private readonly replaced = new Set<string>();

  constructor(private readonly storage: ObjectStorage) {}

  /** A file of the media service is gone, or shows something else from now on. */
  forgetMedia(path: string, isReplaced: boolean): void {
    const stem = `media/${stemOf(path)}`;
    if (isReplaced) this.replaced.add(stem);
    this.cache.forget((key) => stemOf(key) === stem);
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const source = SOURCES.find(({ prefix }) => path.startsWith(prefix));
    if (source === undefined || !PATH.test(path) || isPrivate(path)) return false;
    const key = source.folder + (source.prefix.endsWith('/') ? path.slice(source.prefix.length) : path.slice(1));
    const cached = source.isImmutable ? this.cache.get(key) : undefined;
    const headers = { 'cache-control': source.cacheControl, 'x-content-type-options': 'nosniff', ...source.headers };
    if (cached !== undefined) {
      respond(request, response, { body: cached, headers, quality: KEPT_QUALITY });
      return true;
    }
    const object = await this.storage.get(key);
    if (object !== undefined) return this.serveStored(key, source, object, headers, request, response);
    const standIn = await this.firstOf(source.standIns?.(key) ?? []);
    if (standIn === undefined) return false;
    const forNow = { ...source, isImmutable: false };
    return this.serveStored(key, forNow, standIn, { ...headers, 'cache-control': SHORTLY }, request, response);
  }

  private async firstOf(keys: readonly string[]): Promise<StoredObject | undefined> {
    for (const key of keys) {
      const object = await this.storage.get(key);
      if (object !== undefined) return object;
    }
    return undefined;
  }

  private async serveStored(
    key: string,
    source: Source,
    object: StoredObject,
    headers: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const { etag, bytes, body } = object;
    const contentType = (source.isBuild ? typeOfBuildFile(key) : undefined) ?? object.contentType;
    if (bytes > MAX_CACHED_FILE_BYTES) {
      response.writeHead(200, { ...headers, 'content-type': contentType, 'content-length': bytes, etag: `"${etag}"` });
      if (request.method === 'HEAD') response.end();
      else await pipeline(body, response);
      return true;
    }
    const file = { identity: Buffer.concat(await body.toArray()), contentType, etag };
    if (source.isImmutable && !this.replaced.has(stemOf(key))) this.cache.put(key, file);
    respond(request, response, { body: file, headers, quality: source.isImmutable ? KEPT_QUALITY : PASSING_QUALITY });
    return true;
  }
}
