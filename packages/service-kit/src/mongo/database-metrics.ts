import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Gauge } from 'prom-client';
import { SingleFlight } from '../cache/single-flight.js';
import { Metrics } from '../http/metrics.js';
import { findServerVersion } from './server-version.js';

/** Whether the database answers, and which release it is. Asked when metrics are read. */
@Injectable()
export class DatabaseMetrics {
  constructor(@InjectConnection() connection: Connection, @Inject(Metrics) { registry }: Metrics) {
    const asking = new SingleFlight<string | undefined>();
    // Gauges are read at once, so both ask, and share one answer.
    const findVersion = () => asking.join('version', 0, () => findServerVersion(connection));
    new Gauge({
      name: 'atelier_mongodb_up',
      help: 'Whether the database answers.',
      registers: [registry],
      async collect() {
        this.set((await findVersion()) === undefined ? 0 : 1);
      },
    });
    new Gauge({
      name: 'atelier_mongodb_version',
      help: 'Major and minor version of the database as a number, such as 8.2; absent until it has answered.',
      labelNames: ['version'],
      registers: [registry],
      async collect() {
        const version = await findVersion();
        if (version === undefined) return;
        this.reset();
        this.set({ version }, Number.parseFloat(version));
      },
    });
  }
}
