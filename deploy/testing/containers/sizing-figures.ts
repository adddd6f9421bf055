/** What a load of visitors and staff takes, for docs/compose-measured.md. */
export interface SizingFigures {
  runs: { replicas: number; requestsPerSecond: number; p95Ms: number; failures: number; cores: number }[];
  /** CPU milliseconds for a thousand requests, and memory, by container. */
  units: Record<string, { cpuMs: number; memory: string }>;
}
