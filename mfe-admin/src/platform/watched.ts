import type { SWRConfiguration } from 'swr';

interface Watch {
  refreshIntervalMs: number;
  /** How often a failed call is made again at once, and how long after the last one. */
  retryCount: number;
  retryDelayMs: number;
}

/** SWR's settings for what is asked again and again. SWR itself stops at a failure, and waits longer before each retry. */
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
