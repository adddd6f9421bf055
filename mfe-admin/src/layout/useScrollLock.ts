import { useEffect } from 'react';

let locks = 0;

/** Prevents scrolling the page behind an open dialog. */
export const useScrollLock = (isLocked: boolean): void => {
  useEffect(() => {
    if (!isLocked) return;
    locks += 1;
    document.documentElement.dataset.scroll = 'locked';
    return () => {
      locks -= 1;
      if (locks === 0) delete document.documentElement.dataset.scroll;
    };
  }, [isLocked]);
};
