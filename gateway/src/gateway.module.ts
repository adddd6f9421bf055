import { JwtStrategy } from '@atelier/service-kit/auth/jwt.strategy';
import { Broker } from '@atelier/service-kit/events/broker';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { ENVIRONMENT, LOGGER } from '@atelier/service-kit/service-tokens';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import type { GatewayEnvironment } from './environment.js';
import { HealthController } from './health/health.controller.js';
import { ServiceHealth } from './health/service-health.js';
import { RateLimitGuard } from './limits/rate-limit.guard.js';
import { ProxyController } from './routing/proxy.controller.js';
import { ApiKeys } from './sessions/api-keys.js';
import { RevokedSessions } from './sessions/revoked-sessions.js';
import { TokenGuard } from './sessions/token.guard.js';

@Module({})
export class GatewayModule {
  static of(environment: GatewayEnvironment, logger: Logger): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [HealthController, ProxyController],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: LOGGER, useValue: logger },
        { provide: Broker, useValue: new Broker(environment.NATS_URL, 1, 'atelier-gateway', logger) },
        { provide: Metrics, useValue: new Metrics('gateway') },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: TokenGuard },
        ApiKeys,
        JwtStrategy,
        RevokedSessions,
        ServiceHealth,
      ],
    };
  }
}
