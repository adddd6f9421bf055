import { Metrics } from '@atelier/service-kit/http/metrics';
import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import type { GatewayEnvironment } from '../environment.js';
import { ServiceHealth } from './service-health.js';

/** What the platform says of itself: GET /api and GET /api/health. */
@Controller()
export class HealthController {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment,
    private readonly services: ServiceHealth,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  @Get('api')
  about() {
    return {
      success: true,
      name: 'Atelier API',
      version: '1',
      links: { health: '/api/health', blog: '/api/blog', contact: '/api/contact' },
    };
  }

  @Get('api/health')
  async health() {
    const services = await this.services.check();
    const database = this.services.databaseOf(services);
    const allUp = services.every(({ status }) => status === 'ok');
    return {
      success: true,
      status: allUp ? 'ok' : 'degraded',
      environment: this.environment.NODE_ENV,
      uptime: Math.round(process.uptime()),
      database,
      services: Object.fromEntries(services.map(({ name, status, broker }) => [name, { status, broker }])),
    };
  }

  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  ready() {
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4')
  figures() {
    return this.metrics.registry.metrics();
  }
}
