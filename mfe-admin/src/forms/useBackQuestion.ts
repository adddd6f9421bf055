import { useEffect, useEffectEvent } from 'react';

interface Unsaved {
  address: string;
  /** Gets the address that Back leads to. */
  ask: (to: string) => void;
}

/** What has unsaved changes, in the order of its first change: an editor follows the page that it covers. */
const allUnsaved: Unsaved[] = [];

/**
 * Without this, Back would leave the page at once. Registered at program start, because window listeners run in
 * registration order and this one must precede the router's.
 */
window.addEventListener('popstate', (event) => {
  const unsaved = allUnsaved.at(-1);
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
    const unsaved = { address: window.location.href, ask: (to: string) => void onBack(to) };
    allUnsaved.push(unsaved);
    return () => void allUnsaved.splice(allUnsaved.indexOf(unsaved), 1);
  }, [hasUnsaved]);
};
