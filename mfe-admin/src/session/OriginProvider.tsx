import { type Session, TOKEN_KEYS } from '@atelier/web-kit/session/Session';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { OriginMemory } from './origin';
import { ownerOfToken } from './ownerOfToken';

const OriginContext = createContext<OriginMemory | undefined>(undefined);

export const useOrigin = (): OriginMemory => {
  const origin = useContext(OriginContext);
  if (origin === undefined) throw new Error('A guarded screen needs the OriginProvider around it.');
  return origin;
};

const currentAddress = () => window.location.pathname + window.location.search;

/** Applies what other tabs did to the session: they ended it, started one, or replaced it by somebody else's. */
const followOtherTabs = async (session: Session): Promise<void> => {
  const token = session.token();
  const { status, admin } = session.snapshot();
  if (token === undefined) return session.expired();
  if (status === 'anonymous') return void session.verify();
  const owner = ownerOfToken(token);
  if (admin === undefined || owner === undefined || owner === admin.id) return;
  if (!(await session.renew().catch(() => false))) session.expired();
};

/**
 * Applies sign-ins and sign-outs from other tabs.
 * Remembers the address when a session ends, because the shell redirects right afterwards.
 */
export function OriginProvider({ session, children }: { session: Session; children: ReactNode }) {
  const origin = useMemo(() => new OriginMemory(window.sessionStorage), []);
  useEffect(() => {
    const unsubscribe = session.subscribe(() => {
      if (session.snapshot().status === 'anonymous') origin.remember(currentAddress());
    });
    return () => void unsubscribe();
  }, [session, origin]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === TOKEN_KEYS[0]) void followOtherTabs(session);
    };
    // A page that Back restores from the browser's memory got no events.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void followOtherTabs(session);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [session]);
  return <OriginContext value={origin}>{children}</OriginContext>;
}
