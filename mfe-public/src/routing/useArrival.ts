import { useEffect, useRef } from 'react';

/** Moves the focus to the page's heading, so that it is read out. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** A change of path starts at the top, with the focus on the new page's heading. The first page is left as the browser opened it. */
export const useArrival = (path: string): void => {
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    window.history.scrollRestoration = 'manual';
    if (window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [path]);
};

/** When a placeholder that had the focus gives way to the page, the focus goes on to the page's heading. */
export const useHeadingAfter = (isWaiting: boolean): void => {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && document.activeElement === document.body) focusHeading();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
};
