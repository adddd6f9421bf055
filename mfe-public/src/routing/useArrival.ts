import { useEffect, useRef } from 'react';

/** How far down a page the visitor was, and the link that led away. */
interface Place {
  top: number;
  href: string | null;
}

const places = new Map<string, Place>();
const addressNow = (): string => window.location.pathname + window.location.search;
let isReturn = false;
/** The address whose page is in view; on Back and Forward the location is the next one already. */
let shownAddress = '';
// Listens from the start: the router's own listener, which shows the page, must come after it.
if (typeof window !== 'undefined') {
  shownAddress = addressNow();
  window.addEventListener('popstate', () => {
    isReturn = true;
    places.set(shownAddress, { top: window.scrollY, href: places.get(shownAddress)?.href ?? null });
    shownAddress = addressNow();
  });
}

/** Called before a link is followed: Back leads to where the visitor was. */
export const rememberPlace = (): void => {
  isReturn = false;
  window.history.scrollRestoration = 'manual';
  places.set(addressNow(), { top: window.scrollY, href: document.activeElement?.getAttribute('href') ?? null });
};

/** Moves the focus to the page's heading, so that it is read out. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

const arriveAt = (place: Place | undefined): void => {
  if (window.location.hash === '' || place) window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
  const link = place?.href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place.href)}"]`);
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
};

/**
 * A change of path starts at the top, with the focus on the new page's heading; Back and Forward start where the visitor left.
 * The first page is left as the browser opened it.
 */
export const useArrival = (path: string): void => {
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    shownAddress = addressNow();
    arriveAt(isReturn ? places.get(addressNow()) : undefined);
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
