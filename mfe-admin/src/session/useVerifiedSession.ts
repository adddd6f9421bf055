import type { SessionState } from '@atelier/web-kit/session/Session';
import { useSession } from '@atelier/web-kit/session/useSession';
import { useEffect } from 'react';
import { usePlatform } from '../platform/usePlatform';

/** The session's state; checks with the server once if nobody has yet. */
export const useVerifiedSession = (): SessionState => {
  const { session } = usePlatform();
  const state = useSession(session);
  useEffect(() => {
    if (state.status === 'unknown') void session.verify();
  }, [session, state.status]);
  return state;
};
