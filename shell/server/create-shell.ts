import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentChanges } from '@atelier/service-kit/cache/content-changes';
import { readEnvironment } from '@atelier/service-kit/environment/read-environment';
import { Broker } from '@atelier/service-kit/events/broker';
import { createLogger } from '@atelier/service-kit/logging/logger';
import { openStorage } from '@atelier/service-kit/storage/open-storage';
import type { Logger } from 'pino';
import { shellEnvironment } from './environment.js';
import { MediaChanges } from './files/media-changes.js';
import { respond } from './files/respond.js';
import { ShellFiles } from './files/shell-files.js';
import { StoredFiles } from './files/stored-files.js';
import { apiFor, type CallGateway, gatewayOverHttp, visitorAddressOf } from './gateway-api.js';
import { contentSecurityPolicy } from './pages/content-security-policy.js';
import { KeptPages } from './pages/kept-pages.js';
import { BACK_OFFICE_HEADERS, isPreview, PREVIEW_HEADERS, SECURITY_HEADERS } from './pages/page-headers.js';
import { type DocumentAnswer, PageRenderer, remoteOf } from './pages/page-renderer.js';
import { FormTooLarge, readForm } from './pages/read-form.js';
import { ReleaseFollower } from './releases/release-follower.js';
import { ServerBundles } from './releases/server-bundles.js';

export interface Shell {
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

export interface ShellOptions {
  /** Keeps API calls of pages inside this process; over HTTP without it. */
  callGateway?: CallGateway;
  /** Folder of the shell's own browser build. */
  browserBuild?: string;
}

interface Parts {
  renderer: PageRenderer;
  shellFiles: ShellFiles;
  storedFiles: StoredFiles;
  pages: KeptPages;
  callGateway: CallGateway;
  publicUrl: string;
  trustedProxyHops: number;
  logger: Logger;
}

const BROWSER_BUILD = fileURLToPath(new URL('../browser', import.meta.url));

const isPublic = (url: string): boolean => remoteOf(url.split('?')[0] ?? '/') === 'mfe-public';

const headersOf = (url: string, styleNonce: string | undefined) => {
  if (isPreview(url)) return PREVIEW_HEADERS;
  return {
    ...(isPublic(url) ? SECURITY_HEADERS : BACK_OFFICE_HEADERS),
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy({ styleNonce }),
  };
};

const send = (request: IncomingMessage, response: ServerResponse, { status, html, styleNonce }: DocumentAnswer) => {
  const identity = Buffer.from(html);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  respond(request, response, {
    status,
    body: { identity, contentType: 'text/html; charset=utf-8', etag },
    headers: headersOf(request.url ?? '/', styleNonce),
    quality: 4,
  });
};

const plain = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', ...headers })
    .end(text);

/** A slug may be taken back one day, so browsers ask again whether a page has really moved. */
const redirect = (response: ServerResponse, status: 301 | 303, location: string) =>
  void response.writeHead(status, { ...SECURITY_HEADERS, 'cache-control': 'no-cache', location }).end();

/** The page of this request; undefined where it was sent as ready bytes already. */
const pageFor = async (parts: Parts, request: IncomingMessage, response: ServerResponse) => {
  const { renderer, pages, callGateway, publicUrl, trustedProxyHops } = parts;
  const url = request.url ?? '/';
  const api = apiFor(callGateway, visitorAddressOf(request, trustedProxyHops));
  if (request.method === 'POST')
    return renderer.render({ method: 'POST', url, form: await readForm(request), api, publicUrl });
  const isKept = isPublic(url) && !isPreview(url);
  return isKept ? pages.make(request, response, api) : renderer.render({ method: 'GET', url, api, publicUrl });
};

const servePage = async (parts: Parts, request: IncomingMessage, response: ServerResponse) => {
  const page = await pageFor(parts, request, response);
  if (page === undefined) return;
  if (page.location !== undefined) return redirect(response, request.method === 'POST' ? 303 : 301, page.location);
  send(request, response, page);
};

const respondTo = async (parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (path === '/health/live' || path === '/health/ready') return plain(response, 200, 'ok');
  if (!['GET', 'HEAD', 'POST'].includes(request.method ?? ''))
    return plain(response, 405, 'Method not allowed', { allow: 'GET, HEAD, POST' });
  if (parts.shellFiles.serve(path, request, response)) return;
  if (await parts.storedFiles.serve(path, request, response)) return;
  if (/^\/(remotes|media|shell|share|sitemaps)\//.test(path)) return plain(response, 404, 'Not found');
  await servePage(parts, request, response);
};

const reportFailure = (logger: Logger, request: IncomingMessage, response: ServerResponse, error: unknown) => {
  if (error instanceof FormTooLarge) return plain(response, 413, 'The form is too large.', { connection: 'close' });
  logger.error({ err: error, url: request.url?.split('?')[0] }, 'page request failed');
  if (response.headersSent) return void response.destroy();
  plain(response, 500, 'Something went wrong. Please try again later.');
};

/** The shell's server as a handler: pages, releases, stored files. */
export const createShell = async (
  env: NodeJS.ProcessEnv,
  { callGateway, browserBuild = BROWSER_BUILD }: ShellOptions = {},
): Promise<Shell> => {
  const environment = readEnvironment(shellEnvironment, env);
  const logger = createLogger('shell', environment.LOG_LEVEL);
  const storage = openStorage(environment);
  const broker = new Broker(environment.NATS_URL, environment.NATS_REPLICAS, 'atelier-shell', logger);
  const follower = new ReleaseFollower({
    releasesUrl: environment.RELEASES_URL,
    cacheFile: join(environment.CACHE_DIR, 'releases.json'),
    broker,
    logger,
    onChange: () => pages.cache.clear(),
  });
  const shellFiles = new ShellFiles(browserBuild);
  const bundles = new ServerBundles(storage, join(environment.CACHE_DIR, 'bundles'), logger);
  const renderer = new PageRenderer(follower, bundles, shellFiles, logger);
  const publicUrl = environment.ATELIER_PUBLIC_URL;
  const pages = new KeptPages((url, api) => renderer.render({ method: 'GET', url, api, publicUrl }));
  const changes = new ContentChanges(broker, pages.cache, logger);
  const storedFiles = new StoredFiles(storage);
  const mediaChanges = new MediaChanges(broker, storedFiles, logger);
  await follower.start();
  changes.start();
  mediaChanges.start();
  const parts: Parts = {
    renderer,
    pages,
    shellFiles,
    storedFiles,
    callGateway: callGateway ?? gatewayOverHttp(environment.GATEWAY_URL),
    publicUrl,
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
    logger,
  };
  return {
    handler: (request, response) => {
      if (pages.serve(request, response)) return;
      respondTo(parts, request, response).catch((error: unknown) => reportFailure(logger, request, response, error));
    },
    stop: async () => {
      await Promise.all([follower.stop(), changes.stop(), mediaChanges.stop()]);
      await broker.close();
    },
  };
};
