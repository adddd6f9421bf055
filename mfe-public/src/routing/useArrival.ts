import { useEffect, useRef } from 'react';

/** A change of path starts at the top, with the focus on the new page's heading. The first page is left as the browser opened it. */
export const useArrival = (path: string): void => {
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.history.scrollRestoration = 'manual';
    if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
};
