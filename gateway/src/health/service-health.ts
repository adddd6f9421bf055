import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import type { GatewayEnvironment } from '../environment.js';

const readiness = z.object({
  database: z.object({ name: z.string(), version: z.string().nullable() }),
  broker: z.object({ connected: z.boolean() }),
});

export interface ServiceState {
  name: string;
  status: 'ok' | 'unavailable';
  broker: 'connected' | 'disconnected' | 'unknown';
  databaseVersion: string | null;
}

const TIMEOUT_MS = 2000;
const SERVICES = ['content', 'contacts', 'auth', 'media', 'analytics', 'seo', 'releases'] as const;
type ServiceUrl = `${Uppercase<(typeof SERVICES)[number]>}_URL`;

@Injectable()
export class ServiceHealth {
  constructor(@Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment) {}

  check(): Promise<ServiceState[]> {
    return Promise.all(SERVICES.map((name) => this.stateOf(name)));
  }

  /** `mysql_version` repeats the database server's version for older clients (decisions.md, "Data"). */
  databaseOf(services: readonly ServiceState[]) {
    const version = services.find(({ databaseVersion }) => databaseVersion !== null)?.databaseVersion ?? null;
    return { name: 'atelier', engine: 'mongodb', version, mysql_version: version, connected: version !== null };
  }

  private async stateOf(name: (typeof SERVICES)[number]): Promise<ServiceState> {
    try {
      const url = this.environment[`${name.toUpperCase()}_URL` as ServiceUrl];
      const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const { database, broker } = readiness.parse(await response.json());
      return {
        name,
        status: response.ok ? 'ok' : 'unavailable',
        broker: broker.connected ? 'connected' : 'disconnected',
        databaseVersion: database.version,
      };
    } catch {
      return { name, status: 'unavailable', broker: 'unknown', databaseVersion: null };
    }
  }
}
