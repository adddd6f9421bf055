import { Controller, Get, Header, HttpStatus, Inject, Res } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { FastifyReply } from 'fastify';
import type { Connection } from 'mongoose';
import { RevokedSessions } from '../auth/revoked-sessions.js';
import { Broker } from '../events/broker.js';
import { findServerVersion } from '../mongo/server-version.js';
import { HealthReports } from './health-reports.js';
import { Metrics } from './metrics.js';

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
    private readonly reports: HealthReports,
  ) {}

  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const [version, reports] = await Promise.all([findServerVersion(this.connection), this.reports.read()]);
    const isReady = version !== undefined && this.revoked.isReady;
    if (!isReady) void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return {
      status: isReady ? 'ok' : 'unavailable',
      database: { connected: version !== undefined, name: this.connection.name, version: version ?? null },
      broker: { connected: this.broker.isConnected },
      ...reports,
    };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  figures() {
    return this.metrics.registry.metrics();
  }
}
