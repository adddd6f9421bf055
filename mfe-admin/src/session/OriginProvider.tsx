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
 * A session that ends or begins in another tab does so here too.
 * Remembers the address in the moment in which a session ends by itself: the shell redirects right after.
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
