import type { SpawnOptions } from 'node:child_process';

export declare const runUntilDone: (
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  report: (line: string) => void,
  silenceLimitMs?: number,
) => Promise<void>;
