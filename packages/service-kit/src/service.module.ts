import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import type { Logger } from 'pino';
import { AuditTrail } from './audit/audit-trail.js';
import { AuthenticationGuard } from './auth/authentication.guard.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { PermissionGuard } from './auth/permission.guard.js';
import { RevokedSessions } from './auth/revoked-sessions.js';
import { SigningKeys } from './auth/signing-keys.js';
import type { ServiceEnvironment } from './environment/service-environment.js';
import { Broker } from './events/broker.js';
import { EventBacklog } from './events/event-backlog.js';
import { EventMetrics } from './events/event-metrics.js';
import { EventRetention } from './events/event-retention.js';
import { EventTrailAnswers } from './events/event-trail-answers.js';
import { INBOX, Inbox, inboxSchema } from './events/inbox.js';
import { LATER_EFFECT, LaterEffects, laterEffectSchema } from './events/later-effects.js';
import { Outbox } from './events/outbox.js';
import { OUTBOX, outboxSchema } from './events/outbox.schema.js';
import { OutboxRelay } from './events/outbox-relay.js';
import { StreamKeeper } from './events/stream-keeper.js';
import { HealthController } from './http/health.controller.js';
import { HealthReports } from './http/health-reports.js';
import { Metrics } from './http/metrics.js';
import { DatabaseMetrics } from './mongo/database-metrics.js';
import { Migrations } from './mongo/migrations.js';
import { Transactions } from './mongo/transactions.js';
import { ENVIRONMENT, LOGGER, SERVICE_NAME } from './service-tokens.js';
import { DatabaseSpans } from './tracing/database-spans.js';
import { Tracer } from './tracing/tracer.js';

interface Parts {
  name: string;
  environment: ServiceEnvironment;
  logger: Logger;
  tracer: Tracer;
}

const POOL_SIZE = 10;
const CONNECT_ATTEMPTS = 60;
const SERVER_SELECTION_TIMEOUT_MS = 5000;

const mongo = (name: string, environment: ServiceEnvironment, tracer: Tracer) =>
  MongooseModule.forRoot(environment.MONGODB_URL, {
    dbName: environment.MONGODB_DATABASE ?? `atelier_${name}`,
    appName: `atelier-${name}`,
    maxPoolSize: POOL_SIZE,
    monitorCommands: tracer.isExporting,
    writeConcern: { w: 'majority', j: true },
    serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
    retryAttempts: CONNECT_ATTEMPTS,
    retryDelay: 1000,
    // Defense in depth: operators work only where a repository marks them as `trusted(...)`.
    sanitizeFilter: true,
  });

/** What every service has in addition to its own features: database, events, health, guards, logging. */
@Global()
@Module({})
export class ServiceModule implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    @Inject(Broker) private readonly broker: Broker,
    @Inject(Tracer) private readonly tracer: Tracer,
  ) {}

  static of({ name, environment, logger, tracer }: Parts): DynamicModule {
    const broker = new Broker(environment.NATS_URL, `atelier-${name}`, logger);
    return {
      module: ServiceModule,
      imports: [
        mongo(name, environment, tracer),
        MongooseModule.forFeature([
          { name: OUTBOX, schema: outboxSchema },
          { name: INBOX, schema: inboxSchema },
          { name: LATER_EFFECT, schema: laterEffectSchema },
        ]),
      ],
      controllers: [HealthController],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: LOGGER, useValue: logger },
        { provide: SERVICE_NAME, useValue: name },
        { provide: Broker, useValue: broker },
        { provide: Tracer, useValue: tracer },
        { provide: Metrics, useValue: new Metrics(name) },
        { provide: APP_GUARD, useClass: AuthenticationGuard },
        { provide: APP_GUARD, useClass: PermissionGuard },
        JwtStrategy,
        RevokedSessions,
        SigningKeys,
        AuditTrail,
        DatabaseMetrics,
        DatabaseSpans,
        EventBacklog,
        EventMetrics,
        EventRetention,
        EventTrailAnswers,
        HealthReports,
        LaterEffects,
        Outbox,
        OutboxRelay,
        StreamKeeper,
        Inbox,
        Migrations,
        Transactions,
      ],
      exports: [
        ENVIRONMENT,
        LOGGER,
        SERVICE_NAME,
        Broker,
        Metrics,
        Tracer,
        AuditTrail,
        EventBacklog,
        HealthReports,
        Outbox,
        Inbox,
        LaterEffects,
        StreamKeeper,
        Transactions,
      ],
    };
  }

  /** Answers need the database, which closes next. */
  async beforeApplicationShutdown() {
    await this.broker.stopServing();
  }

  async onApplicationShutdown() {
    await this.broker.close();
    await this.tracer.close();
  }
}
