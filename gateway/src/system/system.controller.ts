import type { DatabaseReport, PerformanceReport } from '@atelier/contracts';
import { CurrentViewer, type Viewer } from '@atelier/service-kit/auth/viewer';
import { CacheFigures } from '@atelier/service-kit/cache/cache-figures';
import { Operation } from '@atelier/service-kit/http/operation';
import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import {
  Controller,
  Inject,
  ServiceUnavailableException,
  StandardSchemaSerializerInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { GatewayEnvironment } from '../environment.js';
import { ROUTING_TABLE } from '../routing/routing-table.js';
import { ProcessFigures } from './process-figures.js';
import { RequestFigures } from './request-figures.js';
import { ServiceHealth } from './service-health.js';

/** API documents that the gateway serves itself. */
const DOCUMENTS = { openapi: '/api/openapi.json', docs: '/api/docs', asyncapi: '/api/asyncapi.json' };
const DIAGNOSTICS = { health: '/api/health', 'db-test': '/api/db-test', performance: '/api/performance' };
const LINKS: Readonly<Record<string, string>> = {
  ...DOCUMENTS,
  ...DIAGNOSTICS,
  ...Object.fromEntries(Object.keys(ROUTING_TABLE).map((name) => [name, `/api/${name}`])),
  events: '/api/events/dead-letters',
};

/** Health, database, and performance endpoints of the platform. */
@Controller('api')
@UseInterceptors(StandardSchemaSerializerInterceptor)
export class SystemController {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment,
    private readonly services: ServiceHealth,
    private readonly process: ProcessFigures,
    private readonly requests: RequestFigures,
    private readonly cache: CacheFigures,
  ) {}

  @Operation('GET /')
  about() {
    return { success: true, name: 'Atelier API', version: '1', links: LINKS };
  }

  @Operation('GET /health')
  async health(@CurrentViewer() viewer: Viewer) {
    const services = await this.services.check();
    return {
      success: true,
      status: services.every(({ status }) => status === 'ok') ? 'ok' : 'degraded',
      environment: this.environment.NODE_ENV,
      uptime: Math.round(process.uptime()),
      database: this.services.getDatabase(services, viewer),
      services: Object.fromEntries(services.map(({ name, status, broker }) => [name, { status, broker }])),
    };
  }

  @Operation('GET /db-test')
  async databases(@CurrentViewer() viewer: Viewer): Promise<DatabaseReport> {
    const databases = (await this.services.check()).map(({ name, database, responseTimeMs }) => ({
      service: name,
      name: database?.name ?? null,
      version: database?.version ?? null,
      connected: database?.connected ?? null,
      responseTimeMs,
    }));
    // A service that is down says nothing about its database. If no service answers, the database counts as down.
    const known = databases.filter(({ connected }) => connected !== null);
    const connected = known.length > 0 && known.every((database) => database.connected);
    if (!connected) throw new ServiceUnavailableException('Database connection failed');
    const detail = viewer === undefined ? {} : { databases };
    return { success: true, message: 'Database connection successful', data: { connected, ...detail } };
  }

  @Operation('GET /performance')
  performance(@CurrentViewer() viewer: Viewer): PerformanceReport {
    const { status } = this.process;
    if (viewer === undefined) return { success: true, status };
    const data = {
      ...this.process.snapshot(),
      cache: this.cache.snapshot(),
      requests: this.requests.byStatusClass,
      routes: this.requests.all(),
    };
    return { success: true, status, data };
  }
}
