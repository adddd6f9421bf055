import type { Viewer } from '@atelier/service-kit/auth/viewer';
import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import type { GatewayEnvironment } from '../environment.js';
import { SERVICES, type ServiceName, serviceUrl } from './services.js';

const readiness = z.object({
  database: z.object({ connected: z.boolean().optional(), name: z.string(), version: z.string().nullable() }),
  broker: z.object({ connected: z.boolean() }),
});

interface ServiceState {
  name: string;
  status: 'ok' | 'unavailable';
  broker: 'connected' | 'disconnected' | 'unknown';
  /** Null if the service does not answer. */
  database: { name: string; version: string | null; connected: boolean } | null;
  responseTimeMs: number;
}

const TIMEOUT_MS = 2000;

/** Requests the current health of every service. */
@Injectable()
export class ServiceHealth {
  constructor(@Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment) {}

  check(): Promise<ServiceState[]> {
    return Promise.all(SERVICES.map((name) => this.getState(name)));
  }

  /** Only staff see the version; `mysql_version` repeats it for older clients. */
  getDatabase(services: readonly ServiceState[], viewer: Viewer) {
    const databases = services.flatMap(({ database }) => database ?? []);
    const known = databases.find(({ version }) => version !== null)?.version ?? null;
    const version = viewer === undefined ? null : known;
    const connected = databases.some((database) => database.connected);
    return { name: 'atelier', engine: 'mongodb', version, mysql_version: version, connected };
  }

  private async getState(name: ServiceName): Promise<ServiceState> {
    const startedAtMs = performance.now();
    const responseTimeMs = () => Math.round((performance.now() - startedAtMs) * 10) / 10;
    try {
      const url = `${serviceUrl(this.environment, name)}/health/ready`;
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const { database, broker } = readiness.parse(await response.json());
      return {
        name,
        status: response.ok ? 'ok' : 'unavailable',
        broker: broker.connected ? 'connected' : 'disconnected',
        database: { ...database, connected: database.connected ?? response.ok },
        responseTimeMs: responseTimeMs(),
      };
    } catch {
      return { name, status: 'unavailable', broker: 'unknown', database: null, responseTimeMs: responseTimeMs() };
    }
  }
}
