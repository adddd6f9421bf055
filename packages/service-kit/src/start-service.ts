import 'reflect-metadata';
import type { IncomingMessage, Server } from 'node:http';
import { type DynamicModule, StandardSchemaSerializerInterceptor, type Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { RevokedSessions } from './auth/revoked-sessions.js';
import { asRequestId } from './context/request-context.js';
import { readEnvironment } from './environment/read-environment.js';
import type { ServiceEnvironment } from './environment/service-environment.js';
import { Broker } from './events/broker.js';
import { consumerName } from './events/durable-consumer.js';
import { EventMetrics } from './events/event-metrics.js';
import { JetStreamServer } from './events/jetstream-server.js';
import { StreamKeeper } from './events/stream-keeper.js';
import { FailureFilter } from './http/failure.filter.js';
import { Metrics } from './http/metrics.js';
import { addRequestHooks } from './http/request-hooks.js';
import { schemaValidation } from './http/validation.js';
import { createLogger, NestLogger } from './logging/logger.js';
import { type Migration, Migrations } from './mongo/migrations.js';
import { ServiceModule } from './service.module.js';
import { Tracer } from './tracing/tracer.js';

/** Defines a service for `main.ts`, the launcher and the tests. */
export interface ServiceDefinition<Schema extends z.ZodType<ServiceEnvironment>> {
  name: string;
  environment: Schema;
  module: (environment: z.output<Schema>) => Type | DynamicModule;
  /** Configures the HTTP server of a service before it listens, such as for multipart. */
  configure?: (application: NestFastifyApplication) => Promise<void>;
  /** Run before the application is initialized. */
  migrations?: readonly Type<Migration>[];
}

export interface RunningService {
  url: string;
  application: NestFastifyApplication;
  server: Server;
  stop(): Promise<void>;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const IDLE_SWEEP_MS = 50;
// As long as any address: the contract then refuses an overlong identifier in the common error format.
const PARAMETER_MAX_LENGTH = 16_384;

/** A Fastify server with keep-alive for proxies and clients; request IDs come from the gateway or are created here. */
const serviceAdapter = () =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: PARAMETER_MAX_LENGTH },
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Fastify's own 503 is not in the form of failures; what arrives until the server is closed is answered.
    return503OnClosing: false,
    genReqId: (request: IncomingMessage) => asRequestId(request.headers['x-request-id']?.toString()),
  });

const listenToEvents = async (
  application: NestFastifyApplication,
  consumer: string,
  since: string | undefined,
  logger: Logger,
) => {
  const strategy = new JetStreamServer({
    broker: application.get(Broker),
    streams: application.get(StreamKeeper),
    consumer,
    since,
    logger,
    metrics: application.get(EventMetrics),
    tracer: application.get(Tracer),
  });
  application.connectMicroservice({ strategy }, { inheritAppConfig: true });
  await application.startAllMicroservices();
};

/** Builds the application on migrated data without listening: for tests, seeds and command line tools. */
export const createService = async <Schema extends z.ZodType<ServiceEnvironment>>(
  definition: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
) => {
  const environment = readEnvironment(definition.environment, env);
  const logger = createLogger(definition.name, environment.LOG_LEVEL);
  const tracer = await Tracer.create(definition.name, environment.OTEL_EXPORTER_OTLP_ENDPOINT, logger);
  class ServiceRoot {}
  const root = {
    module: ServiceRoot,
    imports: [ServiceModule.of({ name: definition.name, environment, logger, tracer }), definition.module(environment)],
  };
  const application = await NestFactory.create<NestFastifyApplication>(root, serviceAdapter(), {
    logger: new NestLogger(logger),
    abortOnError: false,
    // Nest's own parsers would accept form posts from other sites; Fastify's takes JSON.
    bodyParser: false,
  });
  application.useGlobalPipes(schemaValidation());
  application.useGlobalInterceptors(new StandardSchemaSerializerInterceptor(application.get(Reflector)));
  application.useGlobalFilters(new FailureFilter(logger));
  const fastify = application.getHttpAdapter().getInstance();
  addRequestHooks(fastify, { logger, metrics: application.get(Metrics), tracer });
  fastify.removeContentTypeParser('text/plain');
  await definition.configure?.(application);
  const migrations = (definition.migrations ?? []).map((type) => application.get(type, { strict: false }));
  await application.get(Migrations).run(migrations);
  return { application, environment, logger };
};

/** Runs a service's pending migrations as a step of their own, before its processes are replaced. */
export const migrateService = async <Schema extends z.ZodType<ServiceEnvironment>>(
  definition: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const { application } = await createService(definition, env);
  await application.close();
};

/** A connection that is being answered becomes idle only later, and keep-alive would then keep the server open. */
const stopService = async (application: NestFastifyApplication): Promise<void> => {
  const sweep = setInterval(() => application.getHttpServer().closeIdleConnections(), IDLE_SWEEP_MS);
  await application.close().finally(() => clearInterval(sweep));
};

/**
 * Starts a service: HTTP first, events in parallel. `stop` finishes running work and closes both; it runs once, however often
 * it is called.
 */
export const startService = async <Schema extends z.ZodType<ServiceEnvironment>>(
  definition: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
): Promise<RunningService> => {
  const { application, environment, logger } = await createService(definition, env);
  await listenToEvents(application, consumerName(definition.name, environment), environment.EVENTS_SINCE, logger);
  await application.init();
  // Calls of staff would be refused until then. It listens all the same when the broker is away.
  await application.get(RevokedSessions).waitToListen();
  await application.listen(environment.PORT, environment.HOST);
  const url = await application.getUrl();
  logger.info({ url }, 'service started');
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= stopService(application);
    return stopped;
  };
  return { url, application, server: application.getHttpServer(), stop };
};
