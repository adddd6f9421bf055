import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, ServiceUnavailableException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

const TIMEOUT_MS = 2000;
const FAILED = 'Database connection test failed';

/** Whether the database answers; only staff see details and location. */
@Controller()
export class DatabaseTestController {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @Operation('GET /services/test-db')
  async test(@CurrentViewer() viewer: Viewer) {
    const startedAt = performance.now();
    const version = await this.serverVersion();
    const responseTimeMs = Math.round((performance.now() - startedAt) * 10) / 10;
    const detail = viewer === undefined ? {} : { responseTimeMs, database: this.connection.name, version };
    return { success: true, message: 'Database connection successful', data: { connected: true, ...detail } };
  }

  private async serverVersion(): Promise<string> {
    try {
      const build = await this.connection.db?.admin().command({ buildInfo: 1 }, { timeoutMS: TIMEOUT_MS });
      return String(build?.version);
    } catch (error) {
      throw new ServiceUnavailableException(FAILED, { cause: error });
    }
  }
}
