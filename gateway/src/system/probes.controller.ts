import { RevokedSessions } from '@atelier/service-kit/auth/revoked-sessions';
import { Metrics } from '@atelier/service-kit/http/metrics';
import { Controller, Get, Header, HttpStatus, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Probes for operators. They are outside /api, so visitors cannot reach them. */
@Controller()
export class ProbesController {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    private readonly revoked: RevokedSessions,
  ) {}

  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Ready only after the list of ended sessions was read, because their tokens must be rejected. */
  @Get('health/ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply) {
    if (this.revoked.isReady) return { status: 'ok' };
    void reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: 'unavailable' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  figures() {
    return this.metrics.registry.metrics();
  }
}
