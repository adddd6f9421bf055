import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CACHE_TAG, formatTags } from '../cache/cache-tags.js';
import { continueTrace, currentContext, runInContext } from '../context/request-context.js';
import type { Metrics } from './metrics.js';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const isProbe = (url: string): boolean => url.startsWith('/health') || url === '/metrics';

/** Gives each request a context, and each answer a request ID, cache tags, a log line and metrics. */
export const addRequestHooks = (fastify: FastifyInstance, logger: Logger, metrics: Metrics) => {
  fastify.addHook('onRequest', (request, reply, next) => {
    const context = { requestId: request.id, traceparent: continueTrace(headerOf(request, 'traceparent')) };
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
    metrics.observeRequest(request.method, route, reply.statusCode, durationMs / 1000);
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
