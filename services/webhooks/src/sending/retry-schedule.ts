const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after each failure; after the last one, the delivery has failed. */
const RETRY_WAITS_MS = [
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
];
const LONGEST_RETRY_AFTER_MS = 24 * HOUR_MS;
/** How long an address may fail without one success before it is disabled. */
export const FAILING_FOR_MS = 5 * 24 * HOUR_MS;

/** The wait from `Retry-After`, given in seconds or as a date; 0 if absent, and at most a day. */
export const retryAfterMs = (header: string | undefined, now: Date): number => {
  if (header === undefined) return 0;
  const wantedMs = /^\d+$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - now.getTime();
  return Number.isNaN(wantedMs) ? 0 : Math.min(Math.max(wantedMs, 0), LONGEST_RETRY_AFTER_MS);
};

/** The time of the next attempt after this many failures; undefined after the last one. */
export const nextAttemptAt = (failures: number, retryAfter: string | undefined, now: Date): Date | undefined => {
  const waitMs = RETRY_WAITS_MS[failures - 1];
  return waitMs === undefined ? undefined : new Date(now.getTime() + Math.max(waitMs, retryAfterMs(retryAfter, now)));
};
