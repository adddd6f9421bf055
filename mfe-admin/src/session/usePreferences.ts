import type { Preferences } from '@atelier/contracts';
import type { PreferencesPatch } from '@atelier/contracts/auth/preferences';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useSession } from '@atelier/web-kit/session/useSession';
import { useAnswer } from '../platform/useAnswer';
import { usePlatform } from '../platform/usePlatform';

const PREFERENCES = getAddress('GET /auth/preferences');

/** How the one who is signed in likes the back-office, in each of their browsers; undefined until it is known. */
export const usePreferences = () => {
  const { api, session } = usePlatform();
  const { status } = useSession(session);
  const { data, mutate } = useAnswer(status === 'authenticated' ? PREFERENCES : null);
  /** Throws where it could not be kept. */
  const change = async (patch: PreferencesPatch): Promise<void> => {
    const changed = await api.call('PUT /auth/preferences', { body: patch });
    await mutate(changed, { revalidate: false });
  };
  return { preferences: data?.data as Preferences | undefined, change };
};
