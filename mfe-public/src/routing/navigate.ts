import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isPageReady } from './pageModules';
import { rememberPlace } from './useArrival';

let latest = 0;

const wantsMotion = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps the old page until the new one's chunk is here; then the one grows into the other where the browser can do that. A page
 * whose chunk is gone, as after a release, is loaded as a document: the server knows which version it has. Without a
 * connection the site says so itself.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  latest += 1;
  const mine = latest;
  void isPageReady(String(to)).then((isReady) => {
    if (mine !== latest) return;
    if (!isReady && navigator.onLine) return window.location.assign(String(to));
    rememberPlace();
    if (!wantsMotion()) return navigate(to, options);
    const transition = document.startViewTransition(() => flushSync(() => navigate(to, options)));
    // A transition that the browser skips is no failure: the page has changed all the same.
    for (const step of [transition.ready, transition.finished]) step.catch(() => undefined);
  });
};
