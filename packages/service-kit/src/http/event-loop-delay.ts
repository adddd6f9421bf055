import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 20;

const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
monitor.enable();

/** By how many milliseconds turns of this process's event loop came late since its start, at this percentile (0 to 100). */
export const eventLoopDelayMs = (percentile: number): number =>
  // What is measured includes the interval of measuring.
  Math.max(0, Math.round((monitor.percentile(percentile) / 1e6 - RESOLUTION_MS) * 10) / 10);
