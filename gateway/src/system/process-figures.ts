import { eventLoopDelayMs } from '@atelier/service-kit/http/event-loop-delay';
import { Injectable } from '@nestjs/common';

const BUSY_MS = 200;

/** How the process itself is doing. */
@Injectable()
export class ProcessFigures {
  /** `busy` when one turn in a hundred of the event loop came late by more than a fifth of a second. */
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
