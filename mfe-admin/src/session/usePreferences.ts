import type { Preferences } from '@atelier/contracts';
import type { PreferencesPatch } from '@atelier/contracts/auth/preferences';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useSession } from '@atelier/web-kit/session/useSession';
import { useRef } from 'react';
import { useAnswer } from '../platform/useAnswer';
import { usePlatform } from '../platform/usePlatform';

const PREFERENCES = getAddress('GET /auth/preferences');

/** The user's preferences, shared between their browsers; undefined until loaded. */
export const usePreferences = () => {
  const { api, session } = usePlatform();
  const { status } = useSession(session);
  const { data, mutate } = useAnswer(status === 'authenticated' ? PREFERENCES : null);
  /** Throws if saving failed. */
  const change = async (patch: PreferencesPatch): Promise<void> => {
    const changed = await api.call('PUT /auth/preferences', { body: patch });
    await mutate(changed, { revalidate: false });
  };
  const lastUpdate = useRef<Promise<unknown>>(Promise.resolve());
  /** Like `change`, for a list: based on what the server has now, which another tab or the previous update may have changed. */
  const update = (toPatch: (current: Preferences) => PreferencesPatch): Promise<void> => {
    const updated = lastUpdate.current.then(async () => {
      const { data: current } = await api.call('GET /auth/preferences', {});
      await change(toPatch(current));
    });
    lastUpdate.current = updated.catch(() => undefined);
    return updated;
  };
  return { preferences: data?.data as Preferences | undefined, change, update };
};
