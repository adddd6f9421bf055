import { useEffect, useState } from 'react';

/** A canceled file dialog fires no event: the window regains the focus and no file follows. */
const CANCEL_AFTER_MS = 300;

/** Tracks the system's file dialog: whether it is open, and whether it ended without a choice. */
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
