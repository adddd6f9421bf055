import { useSyncExternalStore } from 'react';
import type { Session } from './Session';

/** The session's state. The component renders again when it changes. */
export const useSession = (session: Session) =>
  useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
