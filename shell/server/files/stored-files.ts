import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { stemOfVariant } from '@atelier/contracts/media/stored-file';
import { IMAGE_TYPES } from '@atelier/contracts/media/upload';
import { typeOfBuildFile } from '@atelier/contracts/releases/file-types';
import { SITE_SHARE_CARD } from '@atelier/contracts/seo/share-card';
import { ReadyAnswer } from '@atelier/service-kit/cache/ready-answer';
import { sendEncoded } from '@atelier/service-kit/cache/send-ready';
import type { ObjectStorage, StoredObject } from '@atelier/service-kit/storage/object-storage';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RegisteredFiles } from '../releases/registered-files.js';
import { FILE_HEADERS, IMMUTABLE } from './file-headers.js';

/** What stands in for a picture's smaller version is replaced by it shortly. */
const SHORTLY = 'public, max-age=60';
const CACHE_BYTES = 48 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 4 * 1024 * 1024;
const PATH = /^\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/;

interface Source {
  prefix: string;
  /** Folder in the object storage. */
  folder: string;
  cacheControl: string;
  /** Files that never change are kept in memory by their name, others by their content too. */
  isImmutable: boolean;
  /** Files of a build are typed by name, whatever their uploader said. */
  isBuild?: boolean;
  /** Only what the registry of releases knows is served. */
  isRegistered?: boolean;
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
    isRegistered: true,
    headers: { 'access-control-allow-origin': '*' },
  },
  // Builds of the shell that is not this one: older documents ask for theirs, and newer ones during an update.
  { prefix: '/shell/', folder: 'shell/', cacheControl: IMMUTABLE, isImmutable: true, isBuild: true },
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
  private readonly cache = new LRUCache<string, ReadyAnswer>({
    maxSize: CACHE_BYTES,
    // With its codings, which come later.
    sizeCalculation: ({ identity }) => 2 * identity.length + 1,
  });
  /** Pictures that were replaced: what stands at their addresses is put there after it is told of, and not kept. */
  private readonly replaced = new Set<string>();

  constructor(
    private readonly storage: ObjectStorage,
    private readonly registered: Pick<RegisteredFiles, 'digestOf'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  /** A file of the media service is gone, or shows something else from now on. */
  forgetMedia(path: string, isReplaced: boolean): void {
    const stem = `media/${stemOf(path)}`;
    if (isReplaced) this.replaced.add(stem);
    for (const key of this.cache.keys()) if (stemOf(key) === stem) this.cache.delete(key);
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const source = SOURCES.find(({ prefix }) => path.startsWith(prefix));
    if (source === undefined || !PATH.test(path) || isPrivate(path)) return false;
    const key = source.folder + (source.prefix.endsWith('/') ? path.slice(source.prefix.length) : path.slice(1));
    const known = source.isImmutable ? this.cache.get(key) : undefined;
    if (known !== undefined) await sendEncoded(request, response, known, []);
    if (known !== undefined) return true;
    return source.isRegistered === true
      ? this.serveRegistered(key, source, request, response)
      : this.serveStored(key, source, request, response);
  }

  /** Only what was registered, and as it was registered: access to the storage is not enough to change a remote. */
  private async serveRegistered(
    key: string,
    source: Source,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const sha384 = await this.registered.digestOf(key.slice(source.folder.length));
    const object = sha384 === undefined ? undefined : await this.storage.get(key);
    if (object === undefined) return false;
    const bytes = Buffer.concat(await object.body.toArray());
    if (createHash('sha384').update(bytes).digest('base64') !== sha384) {
      this.logger.error({ key }, 'a stored file of a release is not the one that was registered');
      return false;
    }
    await sendEncoded(request, response, this.keep(key, key, source, bytes, object.contentType), []);
    return true;
  }

  private async serveStored(
    key: string,
    source: Source,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const object = await this.storage.get(key);
    const standIn = object === undefined ? await this.firstOf(source.standIns?.(key) ?? []) : undefined;
    const found = object ?? standIn;
    if (found === undefined) return false;
    const from = object === undefined ? { ...source, isImmutable: false, cacheControl: SHORTLY } : source;
    if (found.bytes > MAX_CACHED_FILE_BYTES) await this.stream(key, from, found, request, response);
    else await sendEncoded(request, response, await this.answerOf(key, from, found), []);
    return true;
  }

  private async firstOf(keys: readonly string[]): Promise<StoredObject | undefined> {
    for (const key of keys) {
      const object = await this.storage.get(key);
      if (object !== undefined) return object;
    }
    return undefined;
  }

  /** Kept by name where it never changes, else by name and content: its codings are made once either way. */
  private async answerOf(key: string, source: Source, { etag, contentType, body }: StoredObject): Promise<ReadyAnswer> {
    const isLasting = source.isImmutable && !this.replaced.has(stemOf(key));
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
    const answer = new ReadyAnswer(identity, typeOf(key, source, contentType), headersOf(source), {
      cacheControl,
      isLasting,
    });
    this.cache.set(place, answer);
    return answer;
  }

  private async stream(
    key: string,
    source: Source,
    { etag, bytes, contentType, body }: StoredObject,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const about = [
      'content-type',
      typeOf(key, source, contentType),
      'content-length',
      String(bytes),
      'etag',
      `"${etag}"`,
    ];
    response.writeHead(200, [...headersOf(source), 'cache-control', source.cacheControl, ...about]);
    if (request.method === 'HEAD') response.end();
    else await pipeline(body, response);
  }
}

const typeOf = (key: string, { isBuild }: Source, contentType: string): string =>
  (isBuild ? typeOfBuildFile(key) : undefined) ?? contentType;

const headersOf = ({ headers = {} }: Source): string[] => [...FILE_HEADERS, ...Object.entries(headers).flat()];
