import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CACHE_TAG, formatTags } from '../cache/cache-tags.js';
import { continueTrace, currentContext, runInContext } from '../context/request-context.js';
import type { Metrics } from './metrics.js';

const getHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const isProbe = (url: string): boolean => url.startsWith('/health') || url === '/metrics';

/** An answer that goes on until somebody ends it: how long it took says nothing of how fast it came. */
export const isEventStream = (reply: FastifyReply): boolean => reply.getHeader('content-type') === 'text/event-stream';

/** Gives each request its context, its answer the request ID and its cache tags, and each answer a log line and a figure. */
export const addRequestHooks = (fastify: FastifyInstance, logger: Logger, metrics: Metrics) => {
  fastify.addHook('onRequest', (request, reply, next) => {
    const context = { requestId: request.id, traceparent: continueTrace(getHeader(request, 'traceparent')) };
    void reply.header('x-request-id', context.requestId);
    runInContext(context, next);
  });
  fastify.addHook('onSend', (_request, reply, _payload, next) => {
    const tags = currentContext()?.cacheTags;
    if (tags !== undefined) void reply.header(CACHE_TAG, formatTags(tags));
    next();
  });
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, next) => {
    const durationMs = Math.round(reply.elapsedTime * 10) / 10;
    const route = request.routeOptions.url ?? 'unknown';
    if (!isEventStream(reply)) metrics.observeRequest(request.method, route, reply.statusCode, durationMs / 1000);
    const level = isProbe(request.url) ? 'debug' : 'info';
    logger[level](
      {
        requestId: request.id,
        method: request.method,
        url: request.url.split('?')[0],
        status: reply.statusCode,
        durationMs,
      },
      'request',
    );
    next();
  });
};
