import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { eventLoopDelayMs, recentEventLoopDelayMs } from './event-loop-delay.js';

const PERCENTILES = [50, 99, 100];

/** Metrics of the process: those of several units in one process are equal. */
const registerProcess = (registry: Registry) => {
  const registers = [registry];
  const delay = (name: string, help: string, delayMs: (percentile: number) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['quantile'],
      registers,
      collect() {
        for (const percentile of PERCENTILES) this.set({ quantile: percentile / 100 }, delayMs(percentile) / 1000);
      },
    });
  delay(
    'atelier_event_loop_delay_seconds',
    'By how much turns of the event loop came late since the start of the process.',
    eventLoopDelayMs,
  );
  delay(
    'atelier_event_loop_recent_delay_seconds',
    'By how much turns of the event loop came late in the last 30 to 60 seconds.',
    recentEventLoopDelayMs,
  );
  new Gauge({
    name: 'atelier_process_resident_memory_bytes',
    help: 'Memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Counter({
    name: 'atelier_process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
};

/**
 * Metrics of one unit in Prometheus' text format. Each application has its own registry, so that several can share a process.
 */
export class Metrics {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'atelier_http_request_duration_seconds',
    help: 'Time from request to answer, except for answers from memory.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    registerProcess(this.registry);
  }

  observeRequest(method: string, route: string, status: number, seconds: number) {
    this.requests.observe({ method, route, status }, seconds);
  }
}

/** The metrics of several units as one text, in which each metric is described once. */
export const renderMetrics = async (units: readonly Metrics[]): Promise<string> => {
  const figures = await Promise.all(units.map(({ registry }) => registry.getMetricsAsJSON()));
  return AggregatorRegistry.aggregate(figures).metrics();
};
