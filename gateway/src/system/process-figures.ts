import { eventLoopDelayMs } from '@atelier/service-kit/http/event-loop-delay';
import { Injectable } from '@nestjs/common';

const BUSY_MS = 200;

/** Figures about the process itself. */
@Injectable()
export class ProcessFigures {
  /** `busy` if the p99 delay of the event loop is above 200 ms. */
  get status(): 'ok' | 'busy' {
    return eventLoopDelayMs(99) > BUSY_MS ? 'busy' : 'ok';
  }

  snapshot() {
    const { rss, heapUsed, external } = process.memoryUsage();
    return {
      uptimeSeconds: Math.round(process.uptime()),
      memory: { rssBytes: rss, heapUsedBytes: heapUsed, externalBytes: external },
      eventLoopDelayMs: {
        p50: eventLoopDelayMs(50),
        p95: eventLoopDelayMs(95),
        p99: eventLoopDelayMs(99),
        max: eventLoopDelayMs(100),
      },
    };
  }
}
