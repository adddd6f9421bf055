import { CONTENT_PATHS, CONTENT_UPLOADS } from '@atelier/contracts';
import type { GatewayEnvironment } from '../environment.js';

type ServiceVariable = Extract<keyof GatewayEnvironment, `${string}_URL`>;

const MEGABYTE = 1024 * 1024;
const MAX_JSON_BYTES = MEGABYTE;
/** Forms of the site send less than a tenth of this, and a service needs longer to parse a megabyte of JSON than to make a page. */
const MAX_VISITOR_JSON_BYTES = 64 * 1024;
const DEFAULT_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

interface Route {
  service: ServiceVariable;
  /** For multipart and other files. JSON has the same limits everywhere. */
  maxUploadBytes: number;
  timeoutMs: number;
}

const to = (service: ServiceVariable, options: Partial<Route> = {}): Route => ({
  service,
  maxUploadBytes: MEGABYTE,
  timeoutMs: DEFAULT_TIMEOUT_MS,
  ...options,
});
const uploading = { maxUploadBytes: 105 * MEGABYTE, timeoutMs: UPLOAD_TIMEOUT_MS };

/** The service for the first path segment after /api. Everything else is 404. */
export const ROUTING_TABLE: Readonly<Record<string, Route>> = {
  ...Object.fromEntries(
    CONTENT_PATHS.map((path) => [path, to('CONTENT_URL', path in CONTENT_UPLOADS ? uploading : {})]),
  ),
  studio: to('CONTENT_URL'),
  trash: to('CONTENT_URL'),
  previews: to('CONTENT_URL'),
  reviews: to('CONTENT_URL'),
  drafts: to('CONTENT_URL'),
  // A job application may include a file of up to 10 MB.
  contact: to('CONTACTS_URL', { maxUploadBytes: 11 * MEGABYTE, timeoutMs: UPLOAD_TIMEOUT_MS }),
  auth: to('AUTH_URL'),
  activity: to('AUTH_URL'),
  notifications: to('AUTH_URL'),
  media: to('MEDIA_URL'),
  // One file of up to 25 MB.
  'media-files': to('MEDIA_URL', { maxUploadBytes: 26 * MEGABYTE, timeoutMs: UPLOAD_TIMEOUT_MS }),
  upload: to('MEDIA_URL', uploading),
  images: to('MEDIA_URL', uploading),
  analytics: to('ANALYTICS_URL'),
  search: to('SEARCH_URL'),
  seo: to('SEO_URL'),
  webhooks: to('WEBHOOKS_URL'),
  'event-subscribers': to('WEBHOOKS_URL'),
  releases: to('RELEASES_URL', { maxUploadBytes: 20 * MEGABYTE, timeoutMs: UPLOAD_TIMEOUT_MS }),
};

export interface Destination extends Route {
  path: string;
}

/** The service's own path for a public path such as `/api/blog/42?x=1`; undefined if no service has it. */
export const findDestination = (url: string): Destination | undefined => {
  const [path = '', ...query] = url.split('?');
  const inner = path.replace(/^\/api/, '').replace(/\/$/, '');
  const route = Object.hasOwn(ROUTING_TABLE, inner.split('/')[1] ?? '')
    ? ROUTING_TABLE[inner.split('/')[1] ?? '']
    : undefined;
  if (route === undefined) return undefined;
  return { ...route, path: query.length === 0 ? inner : `${inner}?${query.join('?')}` };
};

/** Uploads get a minute; reads get the usual time. */
export const getTimeoutMs = ({ timeoutMs }: Destination, method: string): number =>
  method === 'GET' || method === 'HEAD' ? DEFAULT_TIMEOUT_MS : timeoutMs;

/** A file of a release can be JSON itself, such as a source map. */
const RELEASE_FILE = /^\/releases\/[^/]+\/versions\/[^/]+\/files\//;

/** JSON, plain forms, and calls without files are read completely before the service is called. */
export const isSmallBody = ({ path, maxUploadBytes }: Destination, contentType = ''): boolean =>
  !RELEASE_FILE.test(path) &&
  (/^application\/(?:json|x-www-form-urlencoded)/i.test(contentType) || maxUploadBytes <= MAX_JSON_BYTES);

/** Callers without a token may send small bodies only. */
export const maxBodyBytes = (destination: Destination, isVisitor: boolean, contentType?: string): number => {
  if (!isSmallBody(destination, contentType)) return destination.maxUploadBytes;
  return isVisitor ? MAX_VISITOR_JSON_BYTES : MAX_JSON_BYTES;
};
