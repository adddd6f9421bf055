import { useCallback, useSyncExternalStore } from 'react';

export const PHONE = '(max-width: 767px)';
/** Wide enough for a list and an item beside it. */
export const WIDE = '(min-width: 1200px)';
export const NARROW = '(max-width: 1023px)';

export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};
