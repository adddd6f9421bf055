import type { SWRConfiguration } from 'swr';

interface Watch {
  refreshIntervalMs: number;
  /** How often a failed call is retried at once, and the wait after the last retry. */
  retryCount: number;
  retryDelayMs: number;
}

/** SWR settings for polling. By default, SWR stops polling after a failure and increases the wait before each retry. */
export const watched = <Answer>({
  refreshIntervalMs,
  retryCount,
  retryDelayMs,
}: Watch): SWRConfiguration<Answer, Error> => ({
  refreshInterval: refreshIntervalMs,
  shouldRetryOnError: true,
  onErrorRetry: (_error, _key, _settings, askAgain, { retryCount: failures }) => {
    const isRetried = failures <= retryCount;
    setTimeout(
      () => void askAgain(isRetried ? { retryCount: failures } : {}),
      isRetried ? retryDelayMs : refreshIntervalMs,
    );
  },
});
