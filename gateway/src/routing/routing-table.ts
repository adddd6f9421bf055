import type { GatewayEnvironment } from '../environment.js';

type ServiceVariable = Extract<keyof GatewayEnvironment, `${string}_URL`>;

const MEGABYTE = 1024 * 1024;
const MAX_JSON_BYTES = MEGABYTE;
const DEFAULT_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 60_000;

interface Route {
  service: ServiceVariable;
  /** For multipart and other files; JSON is bounded by MAX_JSON_BYTES everywhere. */
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

/** Which service answers for the first segment behind /api. Everything else is 404. */
export const ROUTING_TABLE: Readonly<Record<string, Route>> = {
  services: to('CONTENT_URL', uploading),
  projects: to('CONTENT_URL', uploading),
  team: to('CONTENT_URL', uploading),
  blog: to('CONTENT_URL', uploading),
  pages: to('CONTENT_URL'),
  studio: to('CONTENT_URL'),
  trash: to('CONTENT_URL'),
  previews: to('CONTENT_URL'),
  contact: to('CONTACTS_URL'),
  auth: to('AUTH_URL'),
  activity: to('AUTH_URL'),
  notifications: to('AUTH_URL'),
  media: to('MEDIA_URL'),
  'media-files': to('MEDIA_URL', uploading),
  upload: to('MEDIA_URL', uploading),
  images: to('MEDIA_URL', uploading),
  analytics: to('ANALYTICS_URL'),
  search: to('SEARCH_URL'),
  seo: to('SEO_URL'),
  releases: to('RELEASES_URL', { maxUploadBytes: 20 * MEGABYTE, timeoutMs: UPLOAD_TIMEOUT_MS }),
};

export interface Destination extends Route {
  path: string;
}

/** The service's own path for a public one such as `/api/blog/42?x=1`; undefined where nobody answers for it. */
export const destinationOf = (url: string): Destination | undefined => {
  const [path = '', ...query] = url.split('?');
  const inner = path.replace(/^\/api/, '').replace(/\/$/, '');
  const route = Object.hasOwn(ROUTING_TABLE, inner.split('/')[1] ?? '')
    ? ROUTING_TABLE[inner.split('/')[1] ?? '']
    : undefined;
  if (route === undefined) return undefined;
  return { ...route, path: query.length === 0 ? inner : `${inner}?${query.join('?')}` };
};

/** A minute is for what is sent; what is read comes within the usual time. */
export const timeoutMsOf = ({ timeoutMs }: Destination, method: string): number =>
  method === 'GET' || method === 'HEAD' ? DEFAULT_TIMEOUT_MS : timeoutMs;

/** JSON and what a service takes no files for: read completely before the service is asked. */
export const isSmallBody = ({ maxUploadBytes }: Destination, contentType = ''): boolean =>
  contentType.startsWith('application/json') || maxUploadBytes <= MAX_JSON_BYTES;

export const maxBodyBytes = (destination: Destination, contentType?: string): number =>
  isSmallBody(destination, contentType) ? MAX_JSON_BYTES : destination.maxUploadBytes;
