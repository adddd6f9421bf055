import { Metrics } from '@atelier/service-kit/http/metrics';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CacheFigures } from '../cache/cache-figures.js';

/** For whoever runs the gateway: not behind /api, so no visitor's business. */
@Controller()
export class ProbesController {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    private readonly cache: CacheFigures,
  ) {}

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
  async figures() {
    return `${await this.metrics.registry.metrics()}\n${this.cache.render()}`;
  }
}
