import { isApiError } from '@atelier/web-kit/api/ApiError';
import { GENERAL_SWR_OPTIONS } from '@atelier/web-kit/data/freshness';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Cache, SWRConfig, useSWRConfig } from 'swr';

/** Retries only network and server failures; a 4xx answer would not change. */
const isWorthRepeating = (error: unknown): boolean => !(isApiError(error) && error.status >= 400 && error.status < 500);

/**
 * Forgets all data when the session ends or becomes somebody else's, requests included: one that was answered in the last two
 * seconds would keep the next session from sending its own.
 */
function ForgetEndedSession({ session }: Pick<Platform, 'session'>) {
  const { unload } = useSWRConfig();
  useEffect(() => {
    let was = session.snapshot().admin?.id;
    const forgetWhenOver = () => {
      const is = session.snapshot().admin?.id;
      // Clears only after a real session; data that a visitor loaded before the session check stays.
      if (was !== undefined && is !== was) unload({ revalidate: false });
      was = is;
    };
    const unsubscribe = session.subscribe(forgetWhenOver);
    return () => void unsubscribe();
  }, [session, unload]);
  return null;
}

/** Loads data by API path through the page's shared cache, which is cleared when the session ends. */
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
  return (
    <SWRConfig value={options}>
      <ForgetEndedSession session={platform.session} />
      {children}
    </SWRConfig>
  );
}
