import { useEffect, useEffectEvent } from 'react';
import { Missing } from './Missing';
import { TryAgain } from './TryAgain';

/** Shown if a page cannot be loaded without a connection. Retries when the connection is back. */
export function Unreachable({ retry }: { retry(): void }) {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <Missing title="You’re offline" text="This page will load when you’re connected again.">
      <TryAgain retry={retry} />
    </Missing>
  );
}
