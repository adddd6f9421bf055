import type { Viewer } from '@atelier/service-kit/auth/viewer';
import { CACHE_TAG } from '@atelier/service-kit/cache/cache-tags';
import { currentContext } from '@atelier/service-kit/context/request-context';
import { ENVIRONMENT, LOGGER } from '@atelier/service-kit/service-tokens';
import { All, Controller, Inject, NotFoundException, PayloadTooLargeException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayEnvironment } from '../environment.js';
import { detachedBody } from './detached-body.js';
import { BODY_TOO_LARGE, readRequestBody } from './request-body.js';
import { findDestination, getTimeoutMs, isSmallBody, maxBodyBytes } from './routing-table.js';
import { RETRY_AFTER_SECONDS, serviceFailure } from './service-failure.js';

type Headers = FastifyRequest['headers'];

const UNTYPED = 'application/octet-stream';

/** Passes on the request ID, trace, and caller's address, but not the API key, which was exchanged for a token. Node has already answered `expect`. */
const upstreamHeaders = (request: FastifyRequest, headers: Headers): Headers => {
  const { 'x-api-key': _key, connection: _connection, expect: _expect, ...passed } = headers;
  return {
    ...passed,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    traceparent: currentContext()?.traceparent,
    authorization: request.headers.authorization,
  };
};

/** Forwards calls to services by the routing table. Uploads and answers are streamed; small bodies are read completely first. */
@Controller()
export class ProxyController {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @All('api/*')
  async forward(@Req() request: FastifyRequest & { user?: Viewer }, @Res() reply: FastifyReply) {
    const destination = findDestination(request.url);
    if (destination === undefined) throw new NotFoundException('Resource not found.');
    const { 'content-type': contentType, 'content-length': bytes } = request.headers;
    const maxBytes = maxBodyBytes(destination, request.user === undefined, contentType);
    if (Number(bytes ?? 0) > maxBytes) throw new PayloadTooLargeException(BODY_TOO_LARGE);
    const isBuffered = request.body !== undefined && isSmallBody(destination, contentType);
    const body = isBuffered ? await readRequestBody(request, reply, maxBytes) : undefined;
    if (body === undefined && request.body !== undefined) request.body = detachedBody(request.raw);
    // Without its query, which need be neither text nor a path.
    const [path = ''] = destination.path.split('?', 1);
    return reply.from(`${this.environment[destination.service]}${path}`, {
      timeout: getTimeoutMs(destination, request.method),
      // By default, a GET that gets a 503 is retried ten times.
      retriesCount: 1,
      ...(body === undefined ? {} : { body, contentType: contentType ?? UNTYPED }),
      queryString: (_search, url) => new URL(url, 'http://gateway').search.slice(1),
      rewriteRequestHeaders: (_request, headers) => upstreamHeaders(request, headers as Headers),
      // The body is always read to its end, so an early answer need not close the caller's connection.
      onResponse: (_request, answered, { stream }) => {
        answered.removeHeader('connection').removeHeader(CACHE_TAG).send(stream);
      },
      onError: (failed, { error }) => {
        const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
        this.logger.warn({ err: error, service: destination.service }, 'service did not answer');
        void failed
          .status(status)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send(serviceFailure(status, String(request.id)));
      },
    });
  }
}
