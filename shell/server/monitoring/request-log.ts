import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestIds } from '@atelier/service-kit/context/request-ids';
import type { Metrics } from '@atelier/service-kit/http/metrics';
import { AccessLog } from '@atelier/service-kit/logging/access-log';
import type { Logger } from 'pino';

/** A request that is being answered. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** For metrics: of few values. `page` and a remote, `file` and a folder, or `probe`. */
  route: string;
}

const getPath = (url = ''): string => {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? url : url.slice(0, queryAt);
};

/** Files are many, and the same for everyone: only their failures are worth a line. */
const isQuiet = (route: string, status: number): boolean => !route.startsWith('page') && status < 400;

/** Gives each request an ID, and each answer a figure and, if it is a page or a failure, a log line. */
export class RequestLog {
  private readonly ids = new RequestIds();
  private readonly accessLog: AccessLog;

  constructor(
    private readonly metrics: Pick<Metrics, 'observeRequest'>,
    private readonly logger: Logger,
  ) {
    this.accessLog = new AccessLog(logger);
  }

  getId({ headers }: IncomingMessage): string {
    return this.ids.next(headers['x-request-id']);
  }

  /** Logs a page that was sent from memory; the cache counts it. */
  addHit({ method = '', url }: IncomingMessage, requestId: string, status: number): void {
    this.accessLog.add(requestId, method, getPath(url), status);
  }

  /** Follows an answer until it is sent, and puts the request's ID into its headers. */
  follow(exchange: Exchange): void {
    const { response, requestId } = exchange;
    const startedAtMs = performance.now();
    response.setHeader('x-request-id', requestId);
    response.once('close', () => this.report(exchange, performance.now() - startedAtMs));
  }

  flush(): void {
    this.accessLog.flush();
  }

  private report({ request, response, requestId, route }: Exchange, ms: number): void {
    const { method = '', url } = request;
    const { statusCode: status } = response;
    this.metrics.observeRequest(method, route, status, ms / 1000);
    const durationMs = Math.round(ms * 10) / 10;
    const cache = response.getHeader('x-cache');
    const abandoned = response.writableFinished ? {} : { isAbandoned: true };
    const level = isQuiet(route, status) ? 'debug' : 'info';
    this.logger[level]({ requestId, method, url, status, durationMs, cache, ...abandoned }, 'request');
  }
}
