import { useEffect, useState } from 'react';

/** Nothing says that the system's dialog was cancelled but this: the window has the focus back, and no file came (admin.md §9). */
const CANCEL_AFTER_MS = 300;

/** The system's dialog for choosing files: whether it is open, and whether it ended without a choice. */
export const useFileDialog = () => {
  const [state, setState] = useState<'closed' | 'open' | 'cancelled'>('closed');
  useEffect(() => {
    if (state !== 'open') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setState('cancelled'), CANCEL_AFTER_MS);
    };
    window.addEventListener('focus', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', wait);
    };
  }, [state]);
  return {
    isOpen: state === 'open',
    isCancelled: state === 'cancelled',
    open: () => setState('open'),
    close: () => setState('closed'),
  };
};
