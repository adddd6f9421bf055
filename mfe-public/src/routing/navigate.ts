import { loadDocument } from '@atelier/web-kit/loading/Chunks';
import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isPageReady } from './pageModules';
import { rememberPlace } from './useArrival';

let latest = 0;

const allowsMotion = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Follows a link to a place on the current page as the browser does. */
const goToPlace = (to: string): boolean => {
  const [address, place] = to.split('#');
  if (!place || address !== window.location.pathname + window.location.search) return false;
  window.location.assign(to);
  return true;
};

/**
 * Keeps the old page until the new one's chunk is loaded; then, if the browser supports it, one transitions into the other. A page
 * whose chunk is missing, as after a release, is loaded as a document, because the server knows its version. Without a
 * connection, the site shows the failure itself.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  latest += 1;
  if (goToPlace(String(to))) return;
  const mine = latest;
  void isPageReady(String(to)).then((isReady) => {
    if (mine !== latest) return;
    if (!isReady && loadDocument(String(to))) return;
    rememberPlace();
    if (!allowsMotion()) return navigate(to, options);
    const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)));
    // A skipped transition is not a failure: the page has still changed.
    for (const step of [transition.ready, transition.finished]) step.catch(() => undefined);
  });
};
