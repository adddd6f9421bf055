import { CacheFigures } from '@atelier/service-kit/cache/cache-figures';
import { ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { RequestIds } from '@atelier/service-kit/context/request-ids';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { RequestLimits } from '@atelier/service-kit/limits/request-limits';
import { AccessLog } from '@atelier/service-kit/logging/access-log';
import { Tracer } from '@atelier/service-kit/tracing/tracer';
import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import type { GatewayEnvironment } from '../environment.js';
import { ServiceAgents } from '../routing/service-agents.js';
import { RequestFigures } from '../system/request-figures.js';
import { CacheFront } from './cache-front.js';
import type { CachedCall } from './cached-calls.js';
import { ServiceReads } from './service-reads.js';
import { SharedReads } from './shared-reads.js';

/** Creates the cache front once the application is ready. `headers` are sent with every API answer. */
export const createCacheFront = (
  application: INestApplicationContext,
  environment: GatewayEnvironment,
  logger: Logger,
  headers: Readonly<Record<string, string>>,
): { front: CacheFront; close: () => void } => {
  const cache: ResponseCache<CachedCall> = application.get(ResponseCache);
  const commonHeaders = Object.entries(headers).flat();
  const services = new ServiceReads(environment, application.get(ServiceAgents), logger, application.get(Tracer));
  const accessLog = new AccessLog(logger);
  const front = new CacheFront({
    cache,
    reads: new SharedReads(cache, services, commonHeaders),
    limits: application.get(RequestLimits),
    ids: new RequestIds(),
    accessLog,
    logger,
    metrics: application.get(Metrics),
    cacheFigures: application.get(CacheFigures),
    figures: application.get(RequestFigures),
    commonHeaders,
    trustedProxyHops: environment.TRUSTED_PROXY_HOPS,
  });
  return { front, close: () => accessLog.flush() };
};
