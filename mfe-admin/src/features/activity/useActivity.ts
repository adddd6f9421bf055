import type { ActivityEntry } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { type ActivityState, getFilters } from './activityState';

interface Earlier {
  /** The filters and the newest page that they continue. They may arrive when both have changed. */
  place: string;
  entries: readonly ActivityEntry[];
  hasMore: boolean;
}

/** The newest entries, and earlier ones on request; new filters start over. */
export const useActivity = (state: ActivityState) => {
  const { api, toasts } = usePlatform();
  const filters = useMemo(() => getFilters(state), [state]);
  const address = getAddress('GET /activity', { query: filters });
  const { data, error, mutate, isValidating } = useAnswer(address);
  const [loaded, setLoaded] = useState<Earlier>();
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  const place = `${address} ${data?.data.at(-1)?.id}`;
  const earlier = loaded?.place === place ? loaded : undefined;
  const entries = data && [...data.data, ...(earlier?.entries ?? [])];

  const loadEarlier = async () => {
    const before = entries?.at(-1)?.id;
    if (before === undefined) return;
    setIsLoadingEarlier(true);
    try {
      const answer = await api.get(getAddress('GET /activity', { query: { ...filters, before } }));
      setLoaded({ place, entries: [...(earlier?.entries ?? []), ...answer.data], hasMore: answer.hasMore });
    } catch (failure) {
      toasts.show(isApiError(failure) ? failure.message : 'Something went wrong.', 'error');
    } finally {
      setIsLoadingEarlier(false);
    }
  };
  const refresh = async () => {
    setLoaded(undefined);
    await mutate();
  };

  return {
    entries,
    hasMore: earlier?.hasMore ?? data?.hasMore ?? false,
    failure: entries === undefined && error ? error.message : undefined,
    isRefreshing: isValidating && data !== undefined,
    isLoadingEarlier,
    loadEarlier,
    refresh,
  };
};
