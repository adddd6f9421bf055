import type { Preferences } from '@atelier/contracts';
import type { PreferencesPatch } from '@atelier/contracts/auth/preferences';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useSession } from '@atelier/web-kit/session/useSession';
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
  /** For lists, which are saved as a whole: starts from what is stored now, since other tabs add to it. Throws like `change`. */
  const changeFrom = async (toPatch: (stored: Preferences) => PreferencesPatch): Promise<void> =>
    change(toPatch((await api.get(PREFERENCES)).data));
  return { preferences: data?.data as Preferences | undefined, change, changeFrom };
};
