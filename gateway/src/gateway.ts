import 'reflect-metadata';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { RevokedSessions } from '@atelier/service-kit/auth/revoked-sessions';
import { SigningKeys } from '@atelier/service-kit/auth/signing-keys';
import { asRequestId } from '@atelier/service-kit/context/request-context';
import { readEnvironment } from '@atelier/service-kit/environment/read-environment';
import { FailureFilter } from '@atelier/service-kit/http/failure.filter';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { addRequestHooks } from '@atelier/service-kit/http/request-hooks';
import { MAX_TARGET_LENGTH } from '@atelier/service-kit/http/request-target';
import { INTERNAL_ADDRESS } from '@atelier/service-kit/limits/request-limits';
import { createLogger, NestLogger } from '@atelier/service-kit/logging/logger';
import { Tracer } from '@atelier/service-kit/tracing/tracer';
import cors from '@fastify/cors';
import replyFrom, { type FastifyReplyFromOptions } from '@fastify/reply-from';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiHeaders } from './api-headers.js';
import { createCacheFront } from './cache/create-cache-front.js';
import { gatewayEnvironment } from './environment.js';
import { EventStreams } from './event-stream/event-streams.js';
import { GatewayModule } from './gateway.module.js';
import { operationOfUrl } from './routing/operation-of-path.js';
import { ServiceAgents } from './routing/service-agents.js';
import { addAnswerHooks } from './system/answer-hooks.js';
import { RequestFigures } from './system/request-figures.js';

export interface GatewayCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Address of the visitor that the call is made for; rate limits apply to it. */
  visitorAddress?: string;
}

export interface Gateway {
  metrics: Metrics;
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Calls the API inside this process, without a socket. */
  call(path: string, call?: GatewayCall): Promise<{ status: number; headers: Record<string, unknown>; body: string }>;
  /** Waits until tokens can be checked: signing keys and ended sessions are known. Only briefly if their source is away. */
  waitUntilReady(): Promise<boolean>;
  /** Ends endless answers. Call this before the listener waits for running requests. */
  endStreams(): void;
  stop(): Promise<void>;
}

const BROKER_AWAY_AFTER_MS = 10_000;
const AUTH_AWAY_AFTER_MS = 10_000;

const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Creates the gateway as a request handler, for its own server or for the shared public listener. */
export const createGateway = async (env: NodeJS.ProcessEnv): Promise<Gateway> => {
  const environment = readEnvironment(gatewayEnvironment, env);
  const logger = createLogger('gateway', environment.LOG_LEVEL);
  let handler: RequestListener | undefined;
  const adapter = new FastifyAdapter({
    trustProxy: (_address: string, hop: number) => hop < environment.TRUSTED_PROXY_HOPS,
    genReqId: (request: IncomingMessage) => asRequestId(request.headers['x-request-id']?.toString()),
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_TARGET_LENGTH },
    serverFactory: (listener: RequestListener) => {
      handler = listener;
      return createServer(listener);
    },
  });
  const tracer = await Tracer.create('gateway', environment.OTEL_EXPORTER_OTLP_ENDPOINT, logger);
  const application = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.of(environment, logger, tracer),
    adapter,
    {
      logger: new NestLogger(logger),
      abortOnError: false,
      bodyParser: false,
    },
  );
  application.useGlobalFilters(new FailureFilter(logger));
  const fastify = adapter.getInstance();
  const metrics = application.get(Metrics);
  addRequestHooks(fastify, {
    logger,
    metrics,
    tracer,
    // The route of every call to a service is `/api/*`.
    getSpanName: ({ method, url }) => (tracer.isExporting ? operationOfUrl(method, url) : undefined),
  });
  addAnswerHooks(fastify, application.get(RequestFigures));
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const { origin } = new URL(environment.ATELIER_PUBLIC_URL);
  const headers = apiHeaders(origin);
  fastify.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await application.register(cors, { origin, credentials: true });
  const agents = application.get(ServiceAgents);
  await application.register(replyFrom, {
    // The plugin's types refer to its own undici, another version of the same interface.
    undici: agents as unknown as NonNullable<FastifyReplyFromOptions['undici']>,
    disableRequestLogging: true,
  });
  await application.init();
  await fastify.ready();

  const { front, close } = createCacheFront(application, environment, logger, headers);
  const next: RequestListener = (request, response) => handler?.(request, response);

  return {
    metrics,
    handler: (request, response) => {
      if (!front.serve(request, response, next)) next(request, response);
    },
    call: async (path, { method = 'GET', headers = {}, body, visitorAddress = INTERNAL_ADDRESS } = {}) => {
      const kept = method === 'GET' ? await front.call(path, lowerCased(headers)) : undefined;
      if (kept !== undefined) return kept;
      const answer = await fastify.inject({
        method: method as 'GET',
        url: path,
        headers,
        // Reads for a page count as internal; writes count against the visitor.
        remoteAddress: method === 'GET' ? INTERNAL_ADDRESS : visitorAddress,
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    },
    waitUntilReady: async () => {
      const keys = application.get(SigningKeys).waitUntilReady(AUTH_AWAY_AFTER_MS);
      const sessions = application.get(RevokedSessions).waitToListen(BROKER_AWAY_AFTER_MS);
      return (await keys) && sessions;
    },
    endStreams: () => application.get(EventStreams).endAll(),
    stop: async () => {
      await application.close();
      close();
    },
  };
};
