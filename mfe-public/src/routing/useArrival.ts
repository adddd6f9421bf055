import { useEffect, useRef } from 'react';

/** The visitor's scroll position on a page, and the link that they followed. */
interface Place {
  top: number;
  href: string | null;
}

const places = new Map<string, Place>();
const addressNow = (): string => window.location.pathname + window.location.search;
let isReturn = false;
/** The address of the visible page. On Back and Forward, the location is already the next one. */
let shownAddress = '';
// Added at the start, because the router's own listener, which shows the page, must run after it.
if (typeof window !== 'undefined') {
  shownAddress = addressNow();
  window.addEventListener('popstate', () => {
    isReturn = true;
    places.set(shownAddress, { top: window.scrollY, href: places.get(shownAddress)?.href ?? null });
    shownAddress = addressNow();
  });
}

/** Called before a link is followed, so that Back restores the position. */
export const rememberPlace = (): void => {
  isReturn = false;
  window.history.scrollRestoration = 'manual';
  places.set(addressNow(), { top: window.scrollY, href: document.activeElement?.getAttribute('href') ?? null });
};

const focus = (element: HTMLElement | null): void => {
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
};

/** Moves the focus to the page's heading, so that screen readers announce it. */
export const focusHeading = (): void => focus(document.querySelector('main h1'));

/** The element that the address names, as in /contact#message-form. */
const getTarget = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
};

const restorePlace = (place: Place | undefined): void => {
  const target = place ? null : getTarget();
  if (target) {
    target.scrollIntoView({ behavior: 'instant' });
    focus(target);
    return;
  }
  window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
  const link = place?.href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place.href)}"]`);
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
};

/**
 * A change of path starts at the top, with the focus on the new page's heading, or at the place that the link names; Back and
 * Forward start where the visitor left.
 * The first page stays as the browser opened it.
 */
export const useArrival = (path: string): void => {
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    shownAddress = addressNow();
    restorePlace(isReturn ? places.get(addressNow()) : undefined);
  }, [path]);
};

/** If a placeholder with the focus is replaced by the page, the focus moves to the page's heading. */
export const useHeadingAfter = (isWaiting: boolean): void => {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && document.activeElement === document.body) focusHeading();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
};
