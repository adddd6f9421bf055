const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long each kind of data counts as fresh (CHR-10). */
export const FRESH_FOR_MS = {
  general: 5 * MINUTE_MS,
  projects: 5 * MINUTE_MS,
  project: 10 * MINUTE_MS,
  stats: 30 * MINUTE_MS,
  team: 10 * MINUTE_MS,
  leadership: 30 * MINUTE_MS,
  blogList: 0,
  blogCategories: 60 * MINUTE_MS,
  contactStats: 10 * MINUTE_MS,
} as const;

export const GENERAL_RETRY_COUNT = 2;
export const HEALTH_CHECK = { refreshIntervalMs: 30 * SECOND_MS, retryCount: 3, retryDelayMs: SECOND_MS } as const;
export const DATABASE_CHECK = { refreshIntervalMs: 60 * SECOND_MS, retryCount: 2, retryDelayMs: SECOND_MS } as const;

/** SWR settings for general data: two retries, no refetch on window focus. */
export const GENERAL_SWR_OPTIONS = {
  dedupingInterval: 2 * SECOND_MS,
  errorRetryCount: GENERAL_RETRY_COUNT,
  revalidateOnFocus: false,
} as const;
