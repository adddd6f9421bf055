import { useEffect, useEffectEvent } from 'react';

/** The editor with unsaved changes: its address, and what asks before it is left. */
let unsaved: { address: string; ask: () => void } | undefined;

/**
 * The browser's Back would show the list at once. Heard from the start of the program, since listeners of the window run in the
 * order in which they were added and the router's must come later.
 */
window.addEventListener('popstate', (event) => {
  if (unsaved === undefined || new URL(unsaved.address).pathname === window.location.pathname) return;
  event.stopImmediatePropagation();
  window.history.pushState(null, '', unsaved.address);
  unsaved.ask();
});

/** The browser's Back asks like the editor's own button while something is unsaved. */
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
