import type { LoggedEvent } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { type EventLogState, getFilters } from './eventLogState';

interface Earlier {
  /** The filters and the newest page that they continue. They may arrive when both have changed. */
  place: string;
  events: readonly LoggedEvent[];
  before: number | null;
  searchedBackTo: string | null;
}

/** The latest events, and earlier ones on request; new filters start over. */
export const useEventLog = (state: EventLogState) => {
  const { api, toasts } = usePlatform();
  const filters = useMemo(() => getFilters(state), [state]);
  const address = getAddress('GET /events/log', { query: filters });
  const { data, error, mutate, isValidating } = useAnswer(address, { keepPreviousData: true });
  const [loaded, setLoaded] = useState<Earlier>();
  const [isSearching, setIsSearching] = useState(false);
  const place = `${address} ${data?.before}`;
  const earlier = loaded?.place === place ? loaded : undefined;
  const last = earlier ?? data;
  const before = last?.before ?? null;

  const searchEarlier = async () => {
    if (before === null) return;
    setIsSearching(true);
    try {
      const answer = await api.get(getAddress('GET /events/log', { query: { ...filters, before } }));
      setLoaded({ ...answer, place, events: [...(earlier?.events ?? []), ...answer.data] });
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to search earlier events'), 'error');
    } finally {
      setIsSearching(false);
    }
  };
  const refresh = async () => {
    setLoaded(undefined);
    await mutate();
  };

  return {
    events: data && [...data.data, ...(earlier?.events ?? [])],
    hasMore: before !== null,
    searchedBackTo: last?.searchedBackTo ?? null,
    failure: data === undefined || error !== undefined ? error?.message : undefined,
    isRefreshing: isValidating,
    isSearching,
    searchEarlier,
    refresh,
  };
};
