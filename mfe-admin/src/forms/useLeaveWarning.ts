import { useEffect } from 'react';

/** Asks before a page with unsaved changes is closed. */
export const useLeaveWarning = (hasChanges: boolean): void => {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
};
