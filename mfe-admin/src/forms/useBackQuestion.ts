import { useEffect, useEffectEvent } from 'react';

/** The page with unsaved changes: its address and its question, which gets the address that Back leads to. */
let unsaved: { address: string; ask: (to: string) => void } | undefined;

/**
 * Without this, Back would leave the page at once. Registered at program start, because window listeners run in
 * registration order and this one must precede the router's.
 */
window.addEventListener('popstate', (event) => {
  if (unsaved === undefined || new URL(unsaved.address).pathname === window.location.pathname) return;
  event.stopImmediatePropagation();
  const { pathname, search } = window.location;
  window.history.pushState(null, '', unsaved.address);
  unsaved.ask(pathname + search);
});

/** Stays on a page with unsaved changes on the browser's Back, and asks before it leaves. */
export const useBackQuestion = (hasUnsaved: boolean, ask: (to: string) => Promise<void>): void => {
  const onBack = useEffectEvent(ask);
  useEffect(() => {
    if (!hasUnsaved) return;
    unsaved = { address: window.location.href, ask: (to) => void onBack(to) };
    return () => {
      unsaved = undefined;
    };
  }, [hasUnsaved]);
};
