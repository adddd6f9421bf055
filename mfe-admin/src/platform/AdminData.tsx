import { isApiError } from '@atelier/web-kit/api/ApiError';
import { GENERAL_SWR_OPTIONS } from '@atelier/web-kit/data/freshness';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Cache, SWRConfig } from 'swr';

/** An answer that says no says no again: only a server in trouble is asked once more. */
const isWorthRepeating = (error: unknown): boolean => !(isApiError(error) && error.status >= 400 && error.status < 500);

/** Reads by API path, from the page's shared cache; the cache is emptied when the session ends. */
export function AdminData({ platform, children }: { platform: Platform; children: ReactNode }) {
  const options = useMemo(
    () => ({
      ...GENERAL_SWR_OPTIONS,
      provider: () => platform.cache as Cache,
      fetcher: (path: string) => platform.api.get(path),
      shouldRetryOnError: isWorthRepeating,
    }),
    [platform],
  );
  useEffect(() => {
    let was = platform.session.snapshot().status;
    const forgetWhenOver = () => {
      const is = platform.session.snapshot().status;
      // Nobody's session ends when a visitor turns out to have none: what was read meanwhile is theirs to see.
      if (is === 'anonymous' && was === 'authenticated') platform.cache.clear();
      was = is;
    };
    const unsubscribe = platform.session.subscribe(forgetWhenOver);
    return () => void unsubscribe();
  }, [platform]);
  return <SWRConfig value={options}>{children}</SWRConfig>;
}
