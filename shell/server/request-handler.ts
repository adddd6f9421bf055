import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRoutes, remoteAt } from '@atelier/contracts';
import { runInContext } from '@atelier/service-kit/context/request-context';
import { BodyIncomplete, BodyTooLarge, BodyTooSlow } from '@atelier/service-kit/http/read-body';
import { isCanonicalTarget } from '@atelier/service-kit/http/request-target';
import { getVisitorAddress } from '@atelier/service-kit/http/visitor-address';
import type { RequestLimits } from '@atelier/service-kit/limits/request-limits';
import { toHttpEnd } from '@atelier/service-kit/tracing/http-span';
import type { Tracer } from '@atelier/service-kit/tracing/tracer';
import type { Logger } from 'pino';
import type { ShellFiles } from './files/shell-files.js';
import type { StoredFiles } from './files/stored-files.js';
import type { Exchange, RequestLog } from './monitoring/request-log.js';
import type { PageCache } from './pages/page-cache.js';
import type { Pages } from './pages/pages.js';
import { END_PREVIEW, endPreview } from './pages/preview-banner.js';
import type { CanaryGroups, Group } from './releases/canary-groups.js';
import type { ReleaseFollower } from './releases/release-follower.js';
import type { VersionPreviews } from './releases/version-previews.js';
import { sendText } from './send-text.js';

interface Parts {
  follower: Pick<ReleaseFollower, 'isReady' | 'current'>;
  shellFiles: ShellFiles;
  storedFiles: StoredFiles;
  groups: CanaryGroups;
  previews: VersionPreviews;
  keptFor: (group: Group) => PageCache;
  pages: Pages;
  limits: RequestLimits;
  trustedProxyHops: number;
  log: RequestLog;
  logger: Logger;
  tracer: Tracer;
}

const FILE_PATHS = /^\/(remotes|media|shell|share|sitemaps)\//;

const refuse = (response: ServerResponse, waitSeconds: number): void =>
  sendText(response, 429, 'Too many requests. Please try again later.', { 'retry-after': Math.max(1, waitSeconds) });

/** Answers the requests of visitors: pages from memory first, then probes, files, and other pages. */
export class RequestHandler {
  constructor(private readonly parts: Parts) {}

  handle(request: IncomingMessage, response: ServerResponse): void {
    const { groups, log, previews } = this.parts;
    const group = groups.of(request);
    const requestId = log.getId(request);
    if (!previews.isWanted(request) && this.sendCachedPage(request, response, requestId, group)) return;
    const exchange: Exchange = { request, response, requestId, route: 'other' };
    log.follow(exchange);
    const parent = request.headers.traceparent?.toString();
    const span = this.parts.tracer.start({ name: 'page', kind: 'server', parent });
    response.once('close', () =>
      span.end(toHttpEnd({ method: request.method, route: exchange.route, status: response.statusCode, requestId })),
    );
    runInContext({ requestId, traceparent: span.traceparent }, () => {
      this.respond(exchange, group).catch((error: unknown) => this.reportFailure(exchange, error));
    });
  }

  /** Sends a ready page immediately; returns false if there is none. */
  private sendCachedPage(request: IncomingMessage, response: ServerResponse, requestId: string, group: Group): boolean {
    const { keptFor, limits, log, trustedProxyHops } = this.parts;
    const kept = keptFor(group);
    const entry = kept.fresh(request);
    if (entry === undefined) return false;
    const waitSeconds = limits.waitSeconds('pages', getVisitorAddress(request, trustedProxyHops));
    if (waitSeconds === 0) {
      log.addHit(request, requestId, kept.send(request, response, entry, requestId, group.headers));
      return true;
    }
    log.follow({ request, response, requestId, route: 'page' });
    refuse(response, waitSeconds);
    return true;
  }

  private async respond(exchange: Exchange, group: Group): Promise<void> {
    const { follower } = this.parts;
    const { request, response } = exchange;
    const { url = '/', method } = request;
    if (!isCanonicalTarget(url)) return sendText(response, 404, 'Not found');
    const [path = '/'] = url.split('?');
    if (path.startsWith('/health/')) exchange.route = 'probe';
    if (path === '/health/live') return sendText(response, 200, 'ok');
    if (path === '/health/ready')
      return follower.isReady ? sendText(response, 200, 'ok') : sendText(response, 503, 'starting');
    if (path === END_PREVIEW && method === 'POST') return endPreview(response, url);
    if (await this.serveFile(exchange, path)) return;
    exchange.route = `page ${remoteAt(getRoutes(follower.current), path) ?? 'of no remote'}`;
    await this.makePage(exchange, group);
  }

  /** Returns false if the path is not one of a file. */
  private async serveFile(exchange: Exchange, path: string): Promise<boolean> {
    const { shellFiles, storedFiles } = this.parts;
    const { request, response } = exchange;
    const folder = FILE_PATHS.exec(path)?.[0];
    const before = exchange.route;
    // Set first, because the answer may be sent before the wait for it ends.
    exchange.route = `file ${folder ?? '/'}`;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && (await shellFiles.serve(path, request, response))) return true;
    if (isRead && (await storedFiles.serve(path, request, response))) return true;
    if (folder !== undefined) sendText(response, 404, 'Not found');
    else exchange.route = before;
    return folder !== undefined;
  }

  private async makePage({ request, response, requestId }: Exchange, group: Group): Promise<void> {
    const { keptFor, limits, pages, previews, trustedProxyHops } = this.parts;
    const address = getVisitorAddress(request, trustedProxyHops);
    const waitSeconds = limits.waitSeconds('pages', address);
    if (waitSeconds > 0 || !limits.enter(address, response)) return refuse(response, waitSeconds);
    const preview = await previews.find(request);
    const kept = keptFor(group);
    // A cookie that opens no preview changes nothing.
    const entry = preview === undefined ? kept.fresh(request) : undefined;
    if (entry !== undefined) return void kept.send(request, response, entry, requestId, group.headers);
    await pages.serve(request, response, address, { ...group, preview });
  }

  private reportFailure({ request, response }: Exchange, error: unknown): void {
    const close = { connection: 'close' };
    if (error instanceof BodyIncomplete) response.destroy();
    else if (error instanceof BodyTooLarge) sendText(response, 413, 'The form is too large.', close);
    else if (error instanceof BodyTooSlow) sendText(response, 408, 'The form took too long to arrive.', close);
    else {
      this.parts.logger.error({ err: error, url: request.url }, 'page request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong. Please try again later.');
    }
  }
}
