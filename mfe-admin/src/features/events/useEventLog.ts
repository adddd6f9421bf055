import type { LoggedEvent } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useEffect, useMemo, useState } from 'react';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { type EventLogState, getFilters } from './eventLogState';

interface Earlier {
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
  const [earlier, setEarlier] = useState<Earlier>();
  const [isSearching, setIsSearching] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier events belong to the address they were loaded for
  useEffect(() => setEarlier(undefined), [address]);
  const last = earlier ?? data;
  const before = last?.before ?? null;

  const searchEarlier = async () => {
    if (before === null) return;
    setIsSearching(true);
    try {
      const answer = await api.get(getAddress('GET /events/log', { query: { ...filters, before } }));
      setEarlier((was) => ({ ...answer, events: [...(was?.events ?? []), ...answer.data] }));
    } catch (failure) {
      toasts.show(serverMessageOr(failure, 'Failed to search earlier events'), 'error');
    } finally {
      setIsSearching(false);
    }
  };
  const refresh = async () => {
    setEarlier(undefined);
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
