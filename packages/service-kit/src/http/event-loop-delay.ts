import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;

const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
monitor.enable();

/** The delay of event loop turns in milliseconds since process start, at this percentile (0 to 100). */
export const eventLoopDelayMs = (percentile: number): number =>
  // The measurement includes its own sampling interval.
  Math.max(0, Math.round((monitor.percentile(percentile) / 1e6 - RESOLUTION_MS) * 10) / 10);
