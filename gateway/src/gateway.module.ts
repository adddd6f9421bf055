import { JwtStrategy } from '@atelier/service-kit/auth/jwt.strategy';
import { PermissionGuard } from '@atelier/service-kit/auth/permission.guard';
import { RevokedSessions } from '@atelier/service-kit/auth/revoked-sessions';
import { SigningKeys } from '@atelier/service-kit/auth/signing-keys';
import { CacheFigures, registerCaches } from '@atelier/service-kit/cache/cache-figures';
import { ResponseCache } from '@atelier/service-kit/cache/response-cache';
import { Broker } from '@atelier/service-kit/events/broker';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { schemaValidation } from '@atelier/service-kit/http/validation';
import { RequestLimits } from '@atelier/service-kit/limits/request-limits';
import { SharedCounters } from '@atelier/service-kit/limits/shared-counters';
import { ENVIRONMENT, LOGGER } from '@atelier/service-kit/service-tokens';
import { Tracer } from '@atelier/service-kit/tracing/tracer';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { Logger } from 'pino';
import { ContentFollower } from './cache/content-follower.js';
import { DeadLetterStream } from './dead-letters/dead-letter-stream.js';
import { DeadLetterTrail } from './dead-letters/dead-letter-trail.js';
import { DeadLettersController } from './dead-letters/dead-letters.controller.js';
import { DeadLetters } from './dead-letters/dead-letters.js';
import { DocumentsModule } from './documents/documents.module.js';
import type { GatewayEnvironment } from './environment.js';
import { EventFigures } from './event-log/event-figures.js';
import { EventLogController } from './event-log/event-log.controller.js';
import { EventSearch } from './event-log/event-search.js';
import { EventTimeline } from './event-log/event-timeline.js';
import { EventTrails } from './event-log/event-trails.js';
import { PublishReceipts } from './event-log/publish-receipts.js';
import { StreamReader } from './event-log/stream-reader.js';
import { EventStreamController } from './event-stream/event-stream.controller.js';
import { EventStreams } from './event-stream/event-streams.js';
import { StreamFigures } from './event-stream/stream-figures.js';
import { RateLimitGuard } from './limits/rate-limit.guard.js';
import { ProxyController } from './routing/proxy.controller.js';
import { ServiceAgents } from './routing/service-agents.js';
import { ApiKeys } from './sessions/api-keys.js';
import { TokenGuard } from './sessions/token.guard.js';
import { ProbesController } from './system/probes.controller.js';
import { ProcessFigures } from './system/process-figures.js';
import { RequestFigures } from './system/request-figures.js';
import { ServiceHealth } from './system/service-health.js';
import { SystemController } from './system/system.controller.js';

const MEGABYTE = 1024 * 1024;

@Module({})
export class GatewayModule implements OnApplicationShutdown {
  constructor(
    @Inject(Broker) private readonly broker: Broker,
    @Inject(Tracer) private readonly tracer: Tracer,
  ) {}

  static of(environment: GatewayEnvironment, logger: Logger, tracer: Tracer): DynamicModule {
    const { NATS_URL, CACHE_MAX_MEGABYTES, RATE_LIMITS } = environment;
    const broker = new Broker(NATS_URL, 'atelier-gateway', logger);
    const cache = new ResponseCache({ maxBytes: CACHE_MAX_MEGABYTES * MEGABYTE });
    const metrics = new Metrics('gateway');
    const cacheFigures = new CacheFigures(cache);
    registerCaches(metrics.registry, { api: cacheFigures });
    return {
      module: GatewayModule,
      imports: [DocumentsModule],
      controllers: [
        ProbesController,
        SystemController,
        DeadLettersController,
        EventLogController,
        EventStreamController,
        ProxyController,
      ],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: LOGGER, useValue: logger },
        { provide: Broker, useValue: broker },
        { provide: Metrics, useValue: metrics },
        { provide: Tracer, useValue: tracer },
        { provide: RequestLimits, useValue: new RequestLimits(RATE_LIMITS, new SharedCounters(broker)) },
        { provide: ResponseCache, useValue: cache },
        { provide: CacheFigures, useValue: cacheFigures },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: TokenGuard },
        { provide: APP_GUARD, useClass: PermissionGuard },
        { provide: APP_PIPE, useFactory: schemaValidation },
        ApiKeys,
        ContentFollower,
        DeadLetters,
        DeadLetterStream,
        DeadLetterTrail,
        EventFigures,
        EventSearch,
        EventStreams,
        EventTimeline,
        EventTrails,
        JwtStrategy,
        ProcessFigures,
        PublishReceipts,
        RequestFigures,
        RevokedSessions,
        ServiceAgents,
        ServiceHealth,
        SigningKeys,
        StreamFigures,
        StreamReader,
      ],
    };
  }

  async onApplicationShutdown() {
    await this.broker.close();
    await this.tracer.close();
  }
}
