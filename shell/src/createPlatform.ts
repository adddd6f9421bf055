import { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { PLATFORM_VERSION, type Platform } from '@atelier/web-kit/platform/Platform';
import { Session } from '@atelier/web-kit/session/Session';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';

const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce || undefined;

/** What this page shares with whichever remote it shows. */
export const createPlatform = (): Platform => {
  const toasts = new Toasts();
  const session = new Session({
    storage: window.localStorage,
    doFetch: (...request) => fetch(...request),
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
