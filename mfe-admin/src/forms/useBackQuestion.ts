import { useEffect, useEffectEvent } from 'react';

/** The editor with unsaved changes: its address and its question. */
let unsaved: { address: string; ask: () => void } | undefined;

/**
 * Without this, Back would show the list at once. Registered at program start, because window listeners run in
 * registration order and this one must precede the router's.
 */
window.addEventListener('popstate', (event) => {
  if (unsaved === undefined || new URL(unsaved.address).pathname === window.location.pathname) return;
  event.stopImmediatePropagation();
  window.history.pushState(null, '', unsaved.address);
  unsaved.ask();
});

/** Asks on the browser's Back with unsaved changes, like the editor's Close button. */
export const useBackQuestion = (hasUnsaved: boolean, close: () => Promise<void>): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!hasUnsaved) return;
    unsaved = { address: window.location.href, ask: () => void onBack() };
    return () => {
      unsaved = undefined;
    };
  }, [hasUnsaved]);
};
