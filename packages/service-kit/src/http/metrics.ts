import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { eventLoopDelayMs } from './event-loop-delay.js';

const PERCENTILES = [50, 99, 100];

/**
 * Metrics of one unit in Prometheus' text format. Each application has its own registry, so that several can share a process.
 */
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'atelier_http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly consumed = new Counter({
    name: 'atelier_events_consumed_total',
    help: 'Events that arrived, by outcome: applied, retried or dead.',
    labelNames: ['type', 'outcome'],
    registers: [this.registry],
  });
  private readonly outboxUnsent = new Gauge({
    name: 'atelier_outbox_unsent',
    help: 'Events that are written and not yet acknowledged by the broker, as of the last sweep.',
    registers: [this.registry],
  });

  private readonly streamFill = new Gauge({
    name: 'atelier_stream_fill_ratio',
    help: 'How full an event stream is, from 0 to 1; at 1 it refuses events.',
    labelNames: ['stream'],
    registers: [this.registry],
  });

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    new Gauge({
      name: 'atelier_event_loop_delay_seconds',
      help: 'By how much turns of the event loop came late since the start of the process.',
      labelNames: ['quantile'],
      registers: [this.registry],
      collect() {
        for (const percentile of PERCENTILES)
          this.set({ quantile: percentile / 100 }, eventLoopDelayMs(percentile) / 1000);
      },
    });
  }

  observeRequest(method: string, route: string, status: number, seconds: number) {
    this.requests.observe({ method, route, status }, seconds);
  }
  countEvent(type: string, outcome: 'applied' | 'retried' | 'dead') {
    this.consumed.inc({ type, outcome });
  }
  setOutboxUnsent(count: number) {
    this.outboxUnsent.set(count);
  }
  setStreamFill(stream: string, ratio: number) {
    this.streamFill.set({ stream }, ratio);
  }
}
