import { Controller, Get, Header, HttpStatus, Inject, Res } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { FastifyReply } from 'fastify';
import type { Connection } from 'mongoose';
import { RevokedSessions } from '../auth/revoked-sessions.js';
import { Broker } from '../events/broker.js';
import { Metrics } from './metrics.js';

interface ServerBuild {
  version: string;
}

const PING_TIMEOUT_MS = 2000;

/**
 * Liveness, readiness and metrics. A service is ready when the database answers and ended sessions have been read once. A later
 * broker outage does not make it unready: writes continue, and events follow.
 */
@Controller()
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(Broker) private readonly broker: Broker,
    @Inject(Metrics) private readonly metrics: Metrics,
    private readonly revoked: RevokedSessions,
  ) {}

  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const database = await this.databaseBuild();
    const isReady = database !== undefined && this.revoked.isReady;
    if (!isReady) void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return {
      status: isReady ? 'ok' : 'unavailable',
      database: { connected: database !== undefined, name: this.connection.name, version: database?.version ?? null },
      broker: { connected: this.broker.isConnected },
    };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  figures() {
    return this.metrics.registry.metrics();
  }

  private async databaseBuild(): Promise<ServerBuild | undefined> {
    try {
      const build = await this.connection.db?.admin().command({ buildInfo: 1 }, { timeoutMS: PING_TIMEOUT_MS });
      return build as ServerBuild | undefined;
    } catch {
      return undefined;
    }
  }
}
