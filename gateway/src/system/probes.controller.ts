import { RevokedSessions } from '@atelier/service-kit/auth/revoked-sessions';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { Controller, Get, Header, HttpStatus, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CacheFigures } from '../cache/cache-figures.js';
import { StreamFigures } from '../event-stream/stream-figures.js';

/** For whoever runs the gateway: not behind /api, so no visitor's business. */
@Controller()
export class ProbesController {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    private readonly cache: CacheFigures,
    private readonly streams: StreamFigures,
    private readonly revoked: RevokedSessions,
  ) {}

  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Until ended sessions are read, a token of theirs could not be refused. */
  @Get('health/ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply) {
    if (this.revoked.isReady) return { status: 'ok' };
    void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: 'unavailable' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  async figures() {
    return `${await this.metrics.registry.metrics()}\n${this.cache.render()}${this.streams.render()}`;
  }
}
