import type { PresenceActivity, PresentColleague, Resource } from '@atelier/contracts';
import { useEffect } from 'react';
import useSWR from 'swr';
import { usePlatform } from '../platform/usePlatform';

const INTERVAL_MS = 15_000;

export interface PresentAt {
  resource: Resource;
  itemId: string;
  activity: PresenceActivity;
}

const NOBODY: readonly PresentColleague[] = [];

/** Reports what this user is doing with an item while the page is visible. Returns the colleagues who have it open. */
export const usePresence = (at: PresentAt | undefined): readonly PresentColleague[] => {
  const { api } = usePlatform();
  const { resource, itemId } = at ?? {};
  const key = at && ['presence', at.resource, at.itemId, at.activity];
  const { data } = useSWR(key, () => at && api.call('PUT /auth/presence', { body: at }), {
    refreshInterval: INTERVAL_MS,
    dedupingInterval: 0,
    revalidateOnFocus: true,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    if (resource === undefined || itemId === undefined) return;
    return () => {
      // If this report fails, the server forgets the user soon.
      api.call('PUT /auth/presence', { body: { resource, itemId, activity: null } }).catch(() => undefined);
    };
  }, [api, resource, itemId]);
  return at === undefined ? NOBODY : (data?.data ?? NOBODY);
};
