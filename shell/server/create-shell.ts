import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@atelier/service-kit/environment/read-environment';
import { Broker } from '@atelier/service-kit/events/broker';
import { createLogger } from '@atelier/service-kit/logging/logger';
import { openStorage } from '@atelier/service-kit/storage/open-storage';
import type { Logger } from 'pino';
import { shellEnvironment } from './environment.js';
import { respond } from './files/respond.js';
import { ShellFiles } from './files/shell-files.js';
import { StoredFiles } from './files/stored-files.js';
import { apiFor, type CallGateway, gatewayOverHttp, visitorAddressOf } from './gateway-api.js';
import { contentSecurityPolicy } from './pages/content-security-policy.js';
import { LastGoodPages } from './pages/last-good-pages.js';
import { type DocumentAnswer, PageRenderer } from './pages/page-renderer.js';
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
  lastGood: LastGoodPages;
  callGateway: CallGateway;
  publicUrl: string;
  trustedProxyHops: number;
  logger: Logger;
}

const BROWSER_BUILD = fileURLToPath(new URL('../browser', import.meta.url));
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, html, styleNonce }: DocumentAnswer,
  extra: Record<string, string> = {},
) => {
  const identity = Buffer.from(html);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(styleNonce),
    ...extra,
  };
  respond(request, response, {
    status,
    body: { identity, contentType: 'text/html; charset=utf-8', etag },
    headers,
    quality: 4,
  });
};

const plain = (response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) =>
  void response
    .writeHead(status, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8', ...headers })
    .end(text);

const servePage = async (parts: Parts, request: IncomingMessage, response: ServerResponse) => {
  const url = request.url ?? '/';
  const isPost = request.method === 'POST';
  const answer = await parts.renderer.render({
    method: isPost ? 'POST' : 'GET',
    url,
    ...(isPost ? { form: await readForm(request) } : {}),
    api: apiFor(parts.callGateway, visitorAddressOf(request, parts.trustedProxyHops)),
    publicUrl: parts.publicUrl,
  });
  if (answer.location !== undefined)
    return void response.writeHead(303, { ...SECURITY_HEADERS, location: answer.location }).end();
  const kept = isPost ? undefined : parts.lastGood.get(url);
  if (answer.isDegraded && kept !== undefined)
    return send(
      request,
      response,
      { status: 200, html: kept, isDegraded: true },
      { warning: '110 - "Response is Stale"' },
    );
  if (!isPost && !answer.isDegraded && answer.status === 200 && answer.styleNonce === undefined)
    parts.lastGood.keep(url, answer.html);
  send(request, response, answer);
};

const respondTo = async (parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (path === '/health/live' || path === '/health/ready') return plain(response, 200, 'ok');
  if (!['GET', 'HEAD', 'POST'].includes(request.method ?? ''))
    return plain(response, 405, 'Method not allowed', { allow: 'GET, HEAD, POST' });
  if (parts.shellFiles.serve(path, request, response)) return;
  if (await parts.storedFiles.serve(path, request, response)) return;
  if (/^\/(remotes|media|shell)\//.test(path)) return plain(response, 404, 'Not found');
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
  });
  await follower.start();
  const shellFiles = new ShellFiles(browserBuild);
  const parts: Parts = {
    renderer: new PageRenderer(
      follower,
      new ServerBundles(storage, join(environment.CACHE_DIR, 'bundles')),
      shellFiles,
      logger,
    ),
    shellFiles,
    storedFiles: new StoredFiles(storage),
    lastGood: new LastGoodPages(),
    callGateway: callGateway ?? gatewayOverHttp(environment.GATEWAY_URL),
    publicUrl: environment.ATELIER_PUBLIC_URL,
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
    logger,
  };
  return {
    handler: (request, response) =>
      void respondTo(parts, request, response).catch((error: unknown) =>
        reportFailure(logger, request, response, error),
      ),
    stop: async () => {
      await follower.stop();
      await broker.close();
    },
  };
};
