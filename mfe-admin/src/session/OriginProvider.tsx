import { type Session, TOKEN_KEYS } from '@atelier/web-kit/session/Session';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { OriginMemory } from './origin';

const OriginContext = createContext<OriginMemory | undefined>(undefined);

export const useOrigin = (): OriginMemory => {
  const origin = useContext(OriginContext);
  if (origin === undefined) throw new Error('A guarded screen needs the OriginProvider around it.');
  return origin;
};

const currentAddress = () => window.location.pathname + window.location.search;

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
      if (key !== null && key !== TOKEN_KEYS[0]) return;
      if (session.token() === undefined) session.expired();
      else if (session.snapshot().status === 'anonymous') void session.verify();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [session]);
  return <OriginContext value={origin}>{children}</OriginContext>;
}
