import { Session } from '@atelier/web-kit/session/Session';
import type { Toasts } from '@atelier/web-kit/toasts/Toasts';

/** Detects that the user is leaving the page, before the browser aborts its running calls. */
const watchForUnload = (): (() => boolean) => {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, leave);
  // The page was restored from the browser's back-forward cache.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  return () => isLeaving;
};

export const createSession = (toasts: Toasts): Session =>
  new Session({
    storage: window.localStorage,
    doFetch: (...request) => fetch(...request),
    isLeaving: watchForUnload(),
    pause: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
    currentPath: () => window.location.pathname,
    redirect: (path) => window.history.pushState(null, '', path),
    say: (message) => toasts.show(message, 'error'),
  });
