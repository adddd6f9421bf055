import { currentContext } from '@atelier/service-kit/context/request-context';
import { ENVIRONMENT, LOGGER } from '@atelier/service-kit/service-tokens';
import { All, Controller, Inject, NotFoundException, PayloadTooLargeException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { GatewayEnvironment } from '../environment.js';
import { detachedBody } from './detached-body.js';
import { destinationOf, maxBodyBytes, timeoutMsOf } from './routing-table.js';
import { serviceFailure } from './service-failure.js';

type Headers = FastifyRequest['headers'];

/** What services are told: the request's ID and trace, the caller's address; never the API key, which stood for the token. */
const upstreamHeaders = (request: FastifyRequest, headers: Headers): Headers => {
  const { 'x-api-key': _key, connection: _connection, ...passed } = headers;
  return {
    ...passed,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    traceparent: currentContext()?.traceparent,
    authorization: request.headers.authorization,
  };
};

/** The door to the services: by table, streamed in both directions, no rule of its own. */
@Controller()
export class ProxyController {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @All('api/*')
  forward(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const destination = destinationOf(request.url);
    if (destination === undefined) throw new NotFoundException('Resource not found.');
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes(destination, request.headers['content-type']))
      throw new PayloadTooLargeException('The request body is too large.');
    if (request.body !== undefined) request.body = detachedBody(request.raw);
    return reply.from(`${this.environment[destination.service]}${destination.path}`, {
      timeout: timeoutMsOf(destination, request.method),
      queryString: (search) => search?.replace(/^\?/, '') ?? '',
      rewriteRequestHeaders: (_request, headers) => upstreamHeaders(request, headers as Headers),
      // The body is taken to its end in any case, so the caller's connection need not close with an early answer.
      onResponse: (_request, answered, { stream }) => {
        answered.removeHeader('connection').send(stream);
      },
      onError: (failed, { error }) => {
        const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
        this.logger.warn({ err: error, service: destination.service }, 'service did not answer');
        void failed.status(status).send(serviceFailure(status, String(request.id)));
      },
    });
  }
}
