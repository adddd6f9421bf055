import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

const RESOLUTION_MS = 20;
const BUSY_MS = 200;

/** How the process itself is doing. */
@Injectable()
export class ProcessFigures implements OnApplicationShutdown {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.delay.enable();
  }

  onApplicationShutdown() {
    this.delay.disable();
  }

  /** `busy` when one turn in a hundred of the event loop came late by more than a fifth of a second. */
  get status(): 'ok' | 'busy' {
    return this.delayMs(99) > BUSY_MS ? 'busy' : 'ok';
  }

  snapshot() {
    const { rss, heapUsed, external } = process.memoryUsage();
    return {
      uptimeSeconds: Math.round(process.uptime()),
      memory: { rssBytes: rss, heapUsedBytes: heapUsed, externalBytes: external },
      eventLoopDelayMs: {
        p50: this.delayMs(50),
        p95: this.delayMs(95),
        p99: this.delayMs(99),
        max: this.delayMs(100),
      },
    };
  }

  /** What came on top of the interval that it is measured in. */
  private delayMs(percentile: number): number {
    const measuredMs = this.delay.percentile(percentile) / 1e6;
    return Math.max(0, Math.round((measuredMs - RESOLUTION_MS) * 10) / 10);
  }
}
