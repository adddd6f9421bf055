import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CACHE_TAG, formatTags } from '../cache/cache-tags.js';
import { currentContext, runInContext } from '../context/request-context.js';
import { toHttpEnd } from '../tracing/http-span.js';
import type { Span } from '../tracing/span.js';
import { Tracer } from '../tracing/tracer.js';
import type { Metrics } from './metrics.js';

const getHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const isProbe = (url: string): boolean => url.startsWith('/health') || url === '/metrics';

/** An answer that goes on until somebody ends it: how long it took says nothing of how fast it came. */
export const isEventStream = (reply: FastifyReply): boolean => reply.getHeader('content-type') === 'text/event-stream';

interface RequestHooks {
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
  /** What a span is called, if the route is not enough. */
  getSpanName?: (request: FastifyRequest) => string | undefined;
}

/** Gives each request its context, its answer the request ID and its cache tags, and each answer a log line, a figure, and a span. */
export const addRequestHooks = (
  fastify: FastifyInstance,
  { logger, metrics, tracer, getSpanName = () => undefined }: RequestHooks,
) => {
  const spans = new WeakMap<FastifyRequest, Span>();
  fastify.addHook('onRequest', (request, reply, next) => {
    const parent = getHeader(request, 'traceparent');
    const source = isProbe(request.url) ? Tracer.OFF : tracer;
    const span = source.start({ name: request.method, kind: 'server', parent });
    spans.set(request, span);
    const context = { requestId: request.id, traceparent: span.traceparent };
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
    const { method, id: requestId } = request;
    spans
      .get(request)
      ?.end(toHttpEnd({ method, route, name: getSpanName(request), status: reply.statusCode, requestId }));
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
