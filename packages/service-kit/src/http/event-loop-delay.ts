import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;
const WINDOW_MS = 30_000;
const PERCENTILES = [50, 99, 100];

const startMonitor = () => {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  return monitor;
};

const toMs = (monitor: ReturnType<typeof startMonitor>, percentile: number): number =>
  // The measurement includes its own sampling interval.
  Math.max(0, Math.round((monitor.percentile(percentile) / 1e6 - RESOLUTION_MS) * 10) / 10);

const sinceStart = startMonitor();
const inWindow = startMonitor();
let lastWindow = new Map<number, number>();
setInterval(() => {
  lastWindow = new Map(PERCENTILES.map((percentile) => [percentile, toMs(inWindow, percentile)]));
  inWindow.reset();
}, WINDOW_MS).unref();

/** The delay of event loop turns in milliseconds since process start, at this percentile (0 to 100). */
export const eventLoopDelayMs = (percentile: number): number => toMs(sinceStart, percentile);

/** The same for the last 30 to 60 seconds, at the percentiles 50, 99, and 100. */
export const recentEventLoopDelayMs = (percentile: number): number =>
  Math.max(toMs(inWindow, percentile), lastWindow.get(percentile) ?? 0);
