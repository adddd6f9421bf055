import { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { PLATFORM_VERSION, type Platform } from '@atelier/web-kit/platform/Platform';
import { Session } from '@atelier/web-kit/session/Session';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';

const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;

/** Watches for the page's end; before it ends its open calls are cut. */
const pageIsLeaving = (): (() => boolean) => {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, leave);
  // The page came back out of the browser's cache.
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  return () => isLeaving;
};

/** What this page shares with whichever remote it shows. */
export const createPlatform = (): Platform => {
  const toasts = new Toasts();
  const session = new Session({
    storage: window.localStorage,
    doFetch: (...request) => fetch(...request),
    isLeaving: pageIsLeaving(),
    currentPath: () => window.location.pathname,
    redirect: (path) => window.history.pushState(null, '', path),
    say: (message) => toasts.show(message, 'error'),
  });
  return {
    version: PLATFORM_VERSION,
    api: new ApiClient(session),
    session,
    toasts,
    cache: new Map(),
    styleNonce: styleNonce(),
  };
};
