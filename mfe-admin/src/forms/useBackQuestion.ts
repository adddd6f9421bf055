import { useEffect, useEffectEvent } from 'react';

/** The browser's Back asks like the editor's own button while something is unsaved. */
export const useBackQuestion = (hasUnsaved: boolean, close: () => Promise<void>): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!hasUnsaved) return;
    const address = window.location.href;
    const isHere = () => window.location.pathname === new URL(address).pathname;
    const stay = (event: PopStateEvent) => {
      if (isHere()) return;
      // Before the router, which would show the list at once.
      event.stopImmediatePropagation();
      window.history.pushState(null, '', address);
      void onBack();
    };
    window.addEventListener('popstate', stay, true);
    return () => window.removeEventListener('popstate', stay, true);
  }, [hasUnsaved]);
};
