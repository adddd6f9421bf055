import type { Say } from '../embedded/progress.ts';

const EVERY_MS = 2000;
const MEGABYTE = 1024 * 1024;

/** Says from time to time how much of what was done. */
export const createProgress = (tell: Say): ((what: string, bytes: number) => void) => {
  let saidAtMs = Date.now();
  let total = 0;
  return (what, bytes) => {
    total += bytes;
    if (Date.now() - saidAtMs < EVERY_MS) return;
    saidAtMs = Date.now();
    tell(`  ${what} … ${formatMegabytes(total)} so far`);
  };
};

export const formatMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
