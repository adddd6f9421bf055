import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import { type DynamicModule, StandardSchemaSerializerInterceptor, type Type } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type * as z from 'zod';
import { asRequestId } from './context/request-context.js';
import { readEnvironment } from './environment/read-environment.js';
import type { ServiceEnvironment } from './environment/service-environment.js';
import { Broker } from './events/broker.js';
import { JetStreamServer } from './events/jetstream-server.js';
import { StreamKeeper } from './events/stream-keeper.js';
import { FailureFilter } from './http/failure.filter.js';
import { Metrics } from './http/metrics.js';
import { addRequestHooks } from './http/request-hooks.js';
import { schemaValidation } from './http/validation.js';
import { createLogger, NestLogger } from './logging/logger.js';
import { ServiceModule } from './service.module.js';

/** A service as its `main.ts`, the launcher and the tests start it. */
export interface ServiceDefinition<Schema extends z.ZodType<ServiceEnvironment>> {
  name: string;
  environment: Schema;
  module: (environment: z.output<Schema>) => Type | DynamicModule;
  /** For what a service adds to its HTTP server before it listens, such as multipart. */
  configure?: (application: NestFastifyApplication) => Promise<void>;
}

export interface RunningService {
  url: string;
  application: NestFastifyApplication;
  stop(): Promise<void>;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const IDLE_SWEEP_MS = 50;
// As long as an address can be: an identifier that is too long is refused by its contract, in the common form.
const PARAMETER_MAX_LENGTH = 16_384;

/** A Fastify server that proxies and clients may keep connections to; request IDs come from the gateway or are made here. */
export const serviceAdapter = () =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: PARAMETER_MAX_LENGTH },
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
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
    metrics: application.get(Metrics),
  });
  application.connectMicroservice({ strategy }, { inheritAppConfig: true });
  await application.startAllMicroservices();
};

/** Builds the application without listening: for tests, seeds and command lines. */
export const createService = async <Schema extends z.ZodType<ServiceEnvironment>>(
  definition: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
) => {
  const environment = readEnvironment(definition.environment, env);
  const logger = createLogger(definition.name, environment.LOG_LEVEL);
  class ServiceRoot {}
  const root = {
    module: ServiceRoot,
    imports: [ServiceModule.of({ name: definition.name, environment, logger }), definition.module(environment)],
  };
  const application = await NestFactory.create<NestFastifyApplication>(root, serviceAdapter(), {
    logger: new NestLogger(logger),
    abortOnError: false,
    // Nest's own parsers would take forms of other sites; Fastify's takes JSON.
    bodyParser: false,
  });
  application.useGlobalPipes(schemaValidation());
  application.useGlobalInterceptors(new StandardSchemaSerializerInterceptor(application.get(Reflector)));
  application.useGlobalFilters(new FailureFilter(logger));
  const fastify = application.getHttpAdapter().getInstance();
  addRequestHooks(fastify, logger, application.get(Metrics));
  fastify.removeContentTypeParser('text/plain');
  await definition.configure?.(application);
  return { application, environment, logger };
};

/** A connection whose answer is under way becomes idle only later, and would then hold the server open by keep-alive. */
const stopService = async (application: NestFastifyApplication): Promise<void> => {
  const sweep = setInterval(() => application.getHttpServer().closeIdleConnections(), IDLE_SWEEP_MS);
  await application.close().finally(() => clearInterval(sweep));
};

/** Starts a service: HTTP first, events beside it; `stop` finishes what runs and closes both, once however often it is called. */
export const startService = async <Schema extends z.ZodType<ServiceEnvironment>>(
  definition: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
): Promise<RunningService> => {
  const { application, environment, logger } = await createService(definition, env);
  // What was consumed is remembered in the database: a service with a database of its own needs a consumer of its own.
  const consumer = environment.MONGODB_DATABASE ?? definition.name;
  await listenToEvents(application, consumer, environment.EVENTS_SINCE, logger);
  await application.listen(environment.PORT, environment.HOST);
  const url = await application.getUrl();
  logger.info({ url }, 'service started');
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= stopService(application);
    return stopped;
  };
  return { url, application, stop };
};
